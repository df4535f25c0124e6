#if !__has_include(<fribidi.h>)
#error "Stills needs FriBidi: apt-get install libfribidi-dev (Debian, Ubuntu) or brew install fribidi (macOS)"
#endif
#include <fribidi.h>

/// The text that begins with the version of the FriBidi that runs; Swift takes the variable itself for a mutable one.
static inline const char *stills_fribidi_version_info(void) {
  return fribidi_version_info;
}

// Swift does not import macros that are made of other macros.
static const FriBidiCharType stills_fribidi_L = FRIBIDI_TYPE_LTR_VAL;
static const FriBidiCharType stills_fribidi_R = FRIBIDI_TYPE_RTL_VAL;
static const FriBidiCharType stills_fribidi_AL = FRIBIDI_TYPE_AL_VAL;
static const FriBidiCharType stills_fribidi_EN = FRIBIDI_TYPE_EN_VAL;
static const FriBidiCharType stills_fribidi_ES = FRIBIDI_TYPE_ES_VAL;
static const FriBidiCharType stills_fribidi_ET = FRIBIDI_TYPE_ET_VAL;
static const FriBidiCharType stills_fribidi_AN = FRIBIDI_TYPE_AN_VAL;
static const FriBidiCharType stills_fribidi_CS = FRIBIDI_TYPE_CS_VAL;
static const FriBidiCharType stills_fribidi_NSM = FRIBIDI_TYPE_NSM_VAL;
static const FriBidiCharType stills_fribidi_BN = FRIBIDI_TYPE_BN_VAL;
static const FriBidiCharType stills_fribidi_B = FRIBIDI_TYPE_BS_VAL;
static const FriBidiCharType stills_fribidi_S = FRIBIDI_TYPE_SS_VAL;
static const FriBidiCharType stills_fribidi_WS = FRIBIDI_TYPE_WS_VAL;
static const FriBidiCharType stills_fribidi_ON = FRIBIDI_TYPE_ON_VAL;
static const FriBidiCharType stills_fribidi_LRE = FRIBIDI_TYPE_LRE_VAL;
static const FriBidiCharType stills_fribidi_LRO = FRIBIDI_TYPE_LRO_VAL;
static const FriBidiCharType stills_fribidi_RLE = FRIBIDI_TYPE_RLE_VAL;
static const FriBidiCharType stills_fribidi_RLO = FRIBIDI_TYPE_RLO_VAL;
static const FriBidiCharType stills_fribidi_PDF = FRIBIDI_TYPE_PDF_VAL;
static const FriBidiCharType stills_fribidi_LRI = FRIBIDI_TYPE_LRI_VAL;
static const FriBidiCharType stills_fribidi_RLI = FRIBIDI_TYPE_RLI_VAL;
static const FriBidiCharType stills_fribidi_FSI = FRIBIDI_TYPE_FSI_VAL;
static const FriBidiCharType stills_fribidi_PDI = FRIBIDI_TYPE_PDI_VAL;
