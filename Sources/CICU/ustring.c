// Wraps a function from ICU's ustring.h: it converts text from UTF-16 to UTF-8.
#include "CICU.h"
#include "status.h"

#include <unicode/ustring.h>

void cicu_u_strToUTF8WithSub(
    uint8_t *result, int32_t capacity, int32_t *length, const uint16_t *source, int32_t sourceLength,
    int32_t substitute, int32_t *status) {
  u_strToUTF8WithSub(
      (char *)result, capacity, length, (const UChar *)source, sourceLength, substitute, NULL, STATUS(status));
}
