import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const exportUrl = "http://api.test/rest/v1/rpc/export_my_data";

async function openData() {
  await signInForTest();
  server.use(
    http.post(exportUrl, () =>
      HttpResponse.json({
        exported_at: "2026-11-28T12:00:00Z",
        likes: [{ post: { content: "<b>Flat fees</b>" } }],
      }),
    ),
  );
  const files: { name: string; content: Blob }[] = [];
  const blobs: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  // jsdom implements neither.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = blobs.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => click.mockRestore());
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Your data" }));
  return { ...app, section, files };
}

async function textOf(file: Blob | undefined) {
  const reader = new FileReader();
  reader.readAsText(file ?? new Blob());
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  return String(reader.result);
}

test("a member can download their data as a page, and as JSON", async () => {
  const { user, section, files } = await openData();
  await user.click(section.getByRole("button", { name: "Download my data" }));
  await section.findByText("Your file is ready. Check your downloads.");
  await user.click(section.getByRole("button", { name: "Download as JSON" }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name, content }) => [name.replace(/\d/g, "0"), content.type])).toEqual([
    ["dpc-nearby-data-0000-00-00.html", "text/html;charset=utf-8"],
    ["dpc-nearby-data-0000-00-00.json", "application/json"],
  ]);
  expect(await textOf(files[0]?.content)).toContain("&lt;b&gt;Flat fees&lt;/b&gt;");
  expect(JSON.parse(await textOf(files[1]?.content))).toMatchObject({
    account_email: "sam@example.com",
    data: { likes: [{ post: { content: "<b>Flat fees</b>" } }] },
  });
});

test("a failed export shows an error and downloads nothing", async () => {
  const { user, section, files } = await openData();
  server.use(http.post(exportUrl, () => apiError(400)));
  await user.click(section.getByRole("button", { name: "Download my data" }));
  expect((await findToasts())[0]).toMatch(/^Error exporting your data/);
  expect(files).toEqual([]);
});
