import { describe, expect, test } from "vitest";
import { storedPicture } from "@/lib/supabase/stored-picture";

describe.each(["avatars", "practice-photos", "clinician-photos"] as const)("in %s", (bucket) => {
  const own = `http://api.test/storage/v1/object/public/${bucket}/1111/1700000000000.webp`;

  test("a picture in our storage is shown", () => {
    expect(storedPicture(own, bucket)).toBe(own);
  });

  test.each([
    own.replace("http://api.test", "https://elsewhere.example"),
    own.replace("http://api.test", "http://api.test.elsewhere.example"),
    own.replace("http://api.test", "http://api.test@elsewhere.example"),
    own.replace("http:", "https:"),
  ])("%s is loaded from our storage", (url) => {
    expect(storedPicture(url, bucket)).toBe(own);
  });

  test.each([
    null,
    undefined,
    "",
    "not an address",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "http://api.test/auth/v1/logout",
    own.replace("http:", "ftp:"),
    own.replace(`/${bucket}/`, "/another/"),
    own.replace(`/${bucket}/`, `/${bucket}/../../../../../auth/v1/`),
  ])("%s is not", (url) => {
    expect(storedPicture(url, bucket)).toBeUndefined();
  });
});
