#include "CUnicodeData.h"

#include <stdint.h>

/* ICU's own form of data without an entry: a header as in unicode/udata.h, and a table of contents
   of length 0. Whatever asks for a locale, a calendar or a zone by its name gets none: this program
   asks for none of these. */
struct stub {
  uint16_t header_size;
  uint8_t magic1, magic2;
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset_family, sizeof_uchar, reserved_too;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8]; /* Up to header_size. */
  uint32_t count, reserved_last;
};

/* The symbol has ICU's version in its name. Foundation of Swift 6.2 and 6.3 has 76. */
#define STUB(version)                                                                             \
  __attribute__((visibility("hidden"), aligned(16))) const struct stub                            \
      icudt##version##_dat = {32, 0xda, 0x27, 20,  0,         0, 0, 2, 0, {'T', 'o', 'C', 'P'},   \
                              {1, 0, 0, 0},    {0, 0, 0, 0}, {0}, 0, 0};

STUB(72) STUB(73) STUB(74) STUB(75) STUB(76) STUB(77) STUB(78) STUB(79) STUB(80) STUB(81) STUB(82)
STUB(83) STUB(84) STUB(85) STUB(86) STUB(87) STUB(88) STUB(89) STUB(90)
