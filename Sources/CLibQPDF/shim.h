#if !__has_include(<qpdf/qpdf-c.h>)
#error "Stills needs QPDF: apt-get install libqpdf-dev (Debian, Ubuntu) or brew install qpdf (macOS)"
#endif
#include <qpdf/qpdf-c.h>
#ifdef __cplusplus
// Holders of pointers as QPDF makes them since its version 11.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Pipeline.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>
#endif
