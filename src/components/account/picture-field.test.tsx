import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PictureField } from "@/components/account/picture-field";
import { toasts } from "@/lib/toast";

test("an invalid file shows a toast and an error at the field", async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<PictureField bucket="avatars" folder="me" preview={null} url="" onChange={() => {}} />);
  const field = screen.getByLabelText("Upload Avatar");
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await user.upload(field, new File(["I am no picture"], "me.txt", { type: "text/plain" }));
  expect(await screen.findByLabelText("Upload Avatar", { selector: "[aria-invalid='true']" })).toBe(
    field,
  );
  const notes = (field.getAttribute("aria-describedby") ?? "").split(" ");
  // The reason depends on how much of a file jsdom can read.
  const [message] = toasts.get();
  expect(message?.tone).toBe("error");
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Max 2MB, JPG/PNG Larger JPG and PNG pictures are resized for you.",
    message?.description,
  ]);
  // Announced once, because the message at the field is not a live region.
  expect(screen.queryByRole("alert")).toBeNull();
});
