import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { loadDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";
import { operator, site } from "@/lib/site/site";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { expectHeadingsInOrder } from "@/test/headings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { structuredDataByType } from "@/test/structured-data";
import { findToasts } from "@/test/toasts";

const letter = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Subject: "Fees & hours",
  Message: "Hello!\nIs the price on the listing right?",
};

async function openContact() {
  const app = renderApp(paths.contact);
  await screen.findByRole("heading", { level: 1, name: "Contact us" });
  const main = within(screen.getByRole("main"));
  const box = (name: string) => main.getByRole<HTMLInputElement>("textbox", { name });
  const send = () => app.user.click(main.getByRole("button", { name: "Send message" }));
  const fill = async (values: Partial<typeof letter>) => {
    for (const [name, text] of Object.entries(values)) {
      await app.user.click(box(name));
      await app.user.paste(text);
    }
  };
  const mail = () =>
    new URL(main.getByRole<HTMLAnchorElement>("link", { name: /^Email/ }).href).searchParams;
  return { ...app, main, box, send, fill, mail };
}

/** Records requests and responds to them. */
function receive(...answers: (() => Response)[]) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post("http://api.test/rest/v1/contact_messages", async ({ request }) => {
      sent.push((await request.json()) as Record<string, string>);
      return answers.shift()?.() ?? new HttpResponse(null, { status: 201 });
    }),
  );
  return sent;
}

const words = {
  name: letter.Name,
  email: letter.Email,
  subject: letter.Subject,
  message: letter.Message,
};

test("a complete message is stored, confirmed, and cleared from the form", async () => {
  const sent = receive();
  const { box, fill, send } = await openContact();
  await fill(letter);
  await send();
  const [toast] = await findToasts();
  expect(toast).toContain("Message Sent!");
  expect(toast).toContain("We'll get back to you within 24-48 hours.");
  for (const name of Object.keys(letter)) expect(box(name).value).toBe("");
  expect(sent).toEqual([{ ...words, id: expect.any(String), language: "en" }]);
});

test("a failed message stays, shows why, and is retried with the same id", async () => {
  const sent = receive(
    () => HttpResponse.error(),
    () => HttpResponse.json({ code: "23505", message: "duplicate key" }, { status: 409 }),
  );
  const { box, fill, send } = await openContact();
  await fill(letter);
  await send();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We couldn't send your message");
  expect(alert.textContent).toContain("Check your connection");
  expect(box("Message").value).toBe(letter.Message);
  expect(screen.queryByText("Message Sent!")).toBeNull();

  await send();
  expect((await findToasts())[0]).toContain("Message Sent!");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
});

test("a rate-limited message shows an error, and a changed message gets a new id", async () => {
  const tooMany = "You can send up to 5 messages per day. Please try again tomorrow.";
  const sent = receive(() => apiError(429, "contact_limit_reached", "PT429", { max: 5 }));
  const { fill, send } = await openContact();
  await fill(letter);
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain(tooMany);
  await fill({ Message: " And thanks." });
  await send();
  await findToasts();
  expect(sent[1]?.message).toBe(`${letter.Message} And thanks.`);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test("a double click sends one message", async () => {
  const sent = receive();
  const { main, user, fill } = await openContact();
  await fill(letter);
  await user.dblClick(main.getByRole("button", { name: "Send message" }));
  await findToasts();
  expect(sent).toHaveLength(1);
});

test.each([
  ["Name", "Enter your name"],
  ["Email", "Enter your email"],
  ["Subject", "Enter a subject"],
  ["Message", "Enter your message"],
])("a message without %s stays and says so at the field", async (missing, error) => {
  const { box, fill, send, main } = await openContact();
  await fill({ ...letter, [missing]: "" });
  expect(main.queryByText(error)).toBeNull();
  await send();
  expect(main.getByText(error)).toBeTruthy();
  expect(document.activeElement).toBe(box(missing));
  expect(box(missing).getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("Message Sent!")).toBeNull();
  const [kept = ""] = Object.keys(letter).filter((name) => name !== missing);
  expect(box(kept).value).not.toBe("");
  await fill({ [missing]: "ada@example.com" });
  expect(main.queryByText(error)).toBeNull();
});

test("an invalid email and a long message show what is wrong", async () => {
  const { fill, send, main } = await openContact();
  await fill({ ...letter, Email: "ada", Message: "x".repeat(5001) });
  await send();
  expect(main.getByText("Enter an email like name@example.com")).toBeTruthy();
  expect(main.getByText("Use at most 5,000 characters")).toBeTruthy();
  expect(screen.queryByText("Message Sent!")).toBeNull();
});

test("a message is restored after a reload until it is sent", async () => {
  const before = await openContact();
  await before.fill(letter);
  before.unmount();
  const { box, send, unmount } = await openContact();
  await waitFor(() => expect(box("Name").value).toBe(letter.Name));
  for (const [name, text] of Object.entries(letter)) expect(box(name).value).toBe(text);
  receive();
  await send();
  await findToasts();
  unmount();
  const after = await openContact();
  for (const name of Object.keys(letter)) expect(after.box(name).value).toBe("");
});

test("a member's message is stored under their account, so that signing out removes it", async () => {
  await signInForTest();
  const { fill } = await openContact();
  await fill(letter);
  expect(loadDraft(formDraft("contact", memberId))).toEqual(words);
  expect(loadDraft(formDraft("contact", null))).toBeNull();
});

test("the message box has six rows", async () => {
  const { box } = await openContact();
  expect(box("Message").getAttribute("rows")).toBe("6");
});

test("the mailto link beside the button contains the message", async () => {
  const { fill, mail } = await openContact();
  expect([...mail()]).toEqual([]);
  await fill(letter);
  const written = {
    subject: letter.Subject,
    body: "Hello!\r\nIs the price on the listing right?\r\n\r\nAda Lovelace\r\nada@example.com",
  };
  expect(Object.fromEntries(mail())).toEqual(written);
});

test("the page shows the contact facts", async () => {
  const { main } = await openContact();
  await waitFor(() => expect(document.title).toBe(`Contact | ${site.name}`));
  expect(main.getByText("Nationwide Directory, United States")).toBeTruthy();
  expect(main.getByText("24-48 hours")).toBeTruthy();
  const address = main.getByRole("link", { name: operator.email ?? "" });
  expect(address.getAttribute("href")).toBe(`mailto:${operator.email}`);
  expectHeadingsInOrder();
});

test("the structured data matches the questions on the page", async () => {
  const { main } = await openContact();
  const { ContactPage, FAQPage } = structuredDataByType();
  expect(ContactPage?.url).toBe("/contact");
  const structured = FAQPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(structured.length).toBeGreaterThanOrEqual(8);
  const asked = main.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(structured.map(({ name }) => name)).toEqual(asked);
  for (const { acceptedAnswer } of structured)
    expect(main.getByText(acceptedAnswer.text)).toBeTruthy();
});

test("fields that are restored at once, as after a change of language, are all kept", async () => {
  localStorage.clear();
  const { box, unmount } = await openContact();
  const labels = Object.keys(letter);
  // In an effect, where React doesn't render between the events.
  function Restored() {
    useEffect(() => {
      for (const [name, value] of Object.entries(letter)) {
        fireEvent.change(box(name), { target: { value } });
      }
    }, []);
    return null;
  }
  // React warns that it can't render between them.
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(<Restored />);
  expect(labels.map((name) => box(name).value)).toEqual(Object.values(letter));
  unmount();
  const again = await openContact();
  await waitFor(() =>
    expect(labels.map((name) => again.box(name).value)).toEqual(Object.values(letter)),
  );
});
