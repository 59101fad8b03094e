// Wraps functions from ICU's putil.h, uclean.h, uversion.h and ulocdata.h: they set up ICU, and return its versions.
// Also returns the names of ICU's data packages.
#include "CICU.h"
#include "status.h"

#include <unicode/putil.h>
#include <unicode/uclean.h>
#include <unicode/udata.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

void cicu_u_setDataDirectory(const char *directory) { u_setDataDirectory(directory); }

void cicu_u_setTimeZoneFilesDirectory(const char *directory, int32_t *status) {
  u_setTimeZoneFilesDirectory(directory, STATUS(status));
}

void cicu_u_init(int32_t *status) { u_init(STATUS(status)); }

void cicu_u_getVersion(uint8_t version[4]) { u_getVersion(version); }

void cicu_ulocdata_getCLDRVersion(uint8_t version[4], int32_t *status) {
  ulocdata_getCLDRVersion(version, STATUS(status));
}

const char *cicu_u_errorName(int32_t status) { return u_errorName((UErrorCode)status); }

const char *cicu_languagePackage(void) { return U_ICUDATA_NAME U_TREE_SEPARATOR_STRING "lang"; }

const char *cicu_unitPackage(void) { return U_ICUDATA_NAME U_TREE_SEPARATOR_STRING "unit"; }
