import { expect, test } from "vitest";
import { drawQrCode, qrFile } from "@/components/practice/qr-code";

const address = "https://dpc.example/doctor/00ae617f-89de-48ee-b136-bf752ad5a911";

test("a QR code has a quiet zone and a finder pattern", () => {
  const { size, path } = drawQrCode(address);
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  for (const at of [0, 1, 2, 3, size - 4, size - 1]) {
    expect(path).not.toMatch(new RegExp(`M${at} |M\\d+ ${at}h`));
  }
  const corner = [0, 1, 2, 3, 4, 5, 6].map((x) => (isDark(4 + x, 5) ? "#" : "."));
  expect(corner.join("")).toBe("#.....#");
});

test("different URLs give different QR codes", () => {
  expect(drawQrCode(address).path).not.toBe(drawQrCode(`${address}0`).path);
});

test("the downloaded file is a standalone SVG, dark on white", () => {
  const file = qrFile(drawQrCode(address));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(file).toContain('fill="#fff"/><path d="M');
});
