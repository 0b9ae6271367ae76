import { expect, test } from "vitest";
import { decodeText } from "@/lib/format/decode-text";

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test("UTF-8 with and without a byte-order mark", () => {
  expect(decodeText(bytes(0x5a, 0x6f, 0xc3, 0xab))).toBe("Zoë");
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a))).toBe("Z");
});

test("what is no UTF-8 is Windows-1252", () => {
  expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
});
