#if !__has_include(<qpdf/qpdf-c.h>)
#error "Stills needs QPDF: apt-get install libqpdf-dev (Debian, Ubuntu) or brew install qpdf (macOS)"
#endif
#include <qpdf/qpdf-c.h>
#ifdef __cplusplus
#include <qpdf/DLL.h>
// Shared pointers instead of QPDF's own, where it has them: otherwise its headers warn.
#ifndef POINTERHOLDER_TRANSITION
#if QPDF_MAJOR_VERSION >= 11
#define POINTERHOLDER_TRANSITION 4
#else
#define POINTERHOLDER_TRANSITION 0
#endif
#endif
#include <qpdf/Pipeline.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>
#endif
