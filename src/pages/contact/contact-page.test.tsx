import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { describedTypes } from "@/test/described";
import { expectHeadingsInOrder } from "@/test/headings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const letter = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Subject: "Fees & hours",
  Message: "Hello!\nIs the price on the listing right?",
};

async function openContact() {
  const app = renderApp(paths.contact);
  await screen.findByRole("heading", { level: 1, name: "Contact Us" });
  const main = within(screen.getByRole("main"));
  const box = (name: string) => main.getByRole<HTMLInputElement>("textbox", { name });
  const send = () => app.user.click(main.getByRole("button", { name: "Send Message" }));
  const fill = async (values: Partial<typeof letter>) => {
    for (const [name, text] of Object.entries(values)) {
      await app.user.click(box(name));
      await app.user.paste(text);
    }
  };
  const mail = () =>
    new URL(main.getByRole<HTMLAnchorElement>("link", { name: /^Mail it to/ }).href).searchParams;
  return { ...app, main, box, send, fill, mail };
}

test("a whole message is thanked for, the four fields are cleared, and nothing is sent", async () => {
  const { box, fill, send } = await openContact();
  await fill(letter);
  // A request would fail the test: nobody answers it.
  await send();
  const [toast] = await findToasts();
  expect(toast).toContain("Message Sent!");
  expect(toast).toContain("We'll get back to you within 24-48 hours.");
  for (const name of Object.keys(letter)) expect(box(name).value).toBe("");
});

test.each(Object.keys(letter))("a message without %s stays", async (missing) => {
  const { box, fill, send } = await openContact();
  await fill({ ...letter, [missing]: "" });
  await send();
  expect(box(missing).validity.valueMissing).toBe(true);
  expect(screen.queryByText("Message Sent!")).toBeNull();
  const [kept = ""] = Object.keys(letter).filter((name) => name !== missing);
  expect(box(kept).value).not.toBe("");
});

test("what is no address is left to the browser's own check", async () => {
  const { box, fill, send } = await openContact();
  await fill({ ...letter, Email: "ada" });
  await send();
  expect(box("Email").validity.typeMismatch).toBe(true);
  expect(screen.queryByText("Message Sent!")).toBeNull();
});

test("the message box has six rows", async () => {
  const { box } = await openContact();
  expect(box("Message").getAttribute("rows")).toBe("6");
});

test("the address beside the button carries what is written, also after the form forgot it", async () => {
  const { fill, send, mail } = await openContact();
  expect([...mail()]).toEqual([]);
  await fill(letter);
  const written = {
    subject: letter.Subject,
    body: "Hello!\r\nIs the price on the listing right?\r\n\r\nAda Lovelace\r\nada@example.com",
  };
  expect(Object.fromEntries(mail())).toEqual(written);
  await send();
  await findToasts();
  expect(Object.fromEntries(mail())).toEqual(written);
});

test("the page says who is reached, where and when", async () => {
  const { main } = await openContact();
  await waitFor(() => expect(document.title).toBe(`Contact | ${site.name}`));
  expect(main.getByText("Nationwide Directory, United States")).toBeTruthy();
  expect(main.getByText("24-48 hours")).toBeTruthy();
  const address = main.getByRole("link", { name: site.contactEmail });
  expect(address.getAttribute("href")).toBe(`mailto:${site.contactEmail}`);
  expectHeadingsInOrder();
});

test("every question on the page is told to search engines with the same answer", async () => {
  const { main } = await openContact();
  const { ContactPage, FAQPage } = describedTypes();
  expect(ContactPage?.url).toBe(`${window.location.origin}/contact`);
  const told = FAQPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(told.length).toBeGreaterThanOrEqual(8);
  const asked = main.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(told.map(({ name }) => name)).toEqual(asked);
  for (const { acceptedAnswer } of told) expect(main.getByText(acceptedAnswer.text)).toBeTruthy();
});
