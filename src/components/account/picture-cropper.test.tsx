import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { PictureCropper } from "@/components/account/picture-cropper";

test("the picture can be shown when effects run twice, as in development", async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const available = new Set<string>();
  Object.assign(URL, {
    createObjectURL: () => {
      const url = `blob:http://localhost/${crypto.randomUUID()}`;
      available.add(url);
      return url;
    },
    revokeObjectURL: (url: string) => available.delete(url),
  });
  const picture = { file: new File(["picture"], "me.png"), width: 600, height: 600 };
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <PictureCropper
          folder="me"
          bucket="avatars"
          picture={picture}
          onUploaded={() => {}}
          onCancel={() => {}}
        />
      </QueryClientProvider>
    </StrictMode>,
  );
  const image = await waitFor(() => {
    const [found] = document.querySelectorAll("img");
    if (!found) throw new Error("There is no picture yet");
    return found;
  });
  expect([...available]).toEqual([image.src]);
  unmount();
  expect([...available]).toEqual([]);
});
