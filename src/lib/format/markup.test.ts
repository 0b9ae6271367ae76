import { expect, test } from "vitest";
import { decodeText } from "@/lib/format/markup";

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test("UTF-8 is decoded with and without a byte-order mark", () => {
  expect(decodeText(bytes(0x5a, 0x6f, 0xc3, 0xab))).toBe("Zoë");
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a))).toBe("Z");
});

test("text that is not UTF-8 is decoded as Windows-1252", () => {
  expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
});

test("UTF-16 is detected by its byte-order mark or zero bytes", () => {
  expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00))).toBe("Zë");
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0x5a))).toBe("Z");
  expect(decodeText(bytes(0x5a, 0x00, 0x6f, 0x00))).toBe("Zo");
});
