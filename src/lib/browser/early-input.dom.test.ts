import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { watchEarlyInput } from "@/lib/browser/early-input";
import page from "../../../index.html?raw";

// The inline script records clicks.
runInThisContext(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "");

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const button = (name: string) => document.querySelector(`#${name}`) as HTMLButtonElement;

function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

let events: string[];

beforeEach(() => {
  events = [];
  document.earlyClick = null;
  document.oninput = null;
  document.onclick = null;
  document.onsubmit = null;
  document.body.innerHTML = `
    <form action="/directory"><input name="search" value=""><button id="search">Search</button></form>
    <form><input name="email" value=""><input name="terms" type="checkbox"><button id="send">Send</button></form>
    <button id="like" type="button">Like</button>`;
});

/** Imitates hydration: from now on, events are handled. */
function hydrate() {
  document.oninput = ({ target }) => events.push(`input ${(target as HTMLInputElement).value}`);
  document.onclick = ({ target }) => events.push(`click ${(target as HTMLElement).id}`);
}

test("text typed before hydration is replayed", async () => {
  field("search").value = "Austin, TX";
  const { replay } = watchEarlyInput();
  type("email", "ada@site.example");
  hydrate();
  field("search").value = "";
  await replay();
  expect(field("search").value).toBe("Austin, TX");
  expect(events).toEqual(["input Austin, TX", "input ada@site.example"]);
});

test("text is restored into the new field of the same name if the old one was replaced", async () => {
  const { replay } = watchEarlyInput();
  type("email", "ada@site.example");
  document.body.innerHTML = '<input name="email" value="">';
  await replay();
  expect(field("email").value).toBe("ada@site.example");
});

test("a checked checkbox is restored", async () => {
  const { replay } = watchEarlyInput();
  field("terms").click();
  field("terms").checked = false;
  await replay();
  expect(field("terms").checked).toBe(true);
});

test("only the last clicked button is replayed, once", async () => {
  const { replay } = watchEarlyInput();
  button("send").click();
  button("like").click();
  hydrate();
  await replay();
  await replay();
  expect(events).toEqual(["click like"]);
});

test("a click before the script loaded is replayed", async () => {
  button("like").click();
  const { replay } = watchEarlyInput();
  hydrate();
  await replay();
  expect(events).toEqual(["click like"]);
});

test("a click that React handles during hydration is not replayed", async () => {
  const { ignoreClicks, replay } = watchEarlyInput();
  ignoreClicks();
  hydrate();
  button("like").click();
  await replay();
  expect(events).toEqual(["click like"]);
});

test("a search that the browser submits itself is not replayed", async () => {
  document.onsubmit = (event) => event.preventDefault();
  const { replay } = watchEarlyInput();
  button("search").click();
  hydrate();
  await replay();
  expect(events).toEqual([]);
});

test("a click is replayed after text that was typed before it", async () => {
  const { replay } = watchEarlyInput();
  type("email", "ada@site.example");
  button("like").click();
  hydrate();
  await replay();
  expect(events).toEqual(["input ada@site.example", "click like"]);
});

const followingActions: Record<string, () => unknown> = {
  types: () => type("email", "a"),
  "presses a key": () => button("like").dispatchEvent(new KeyboardEvent("keydown")),
  "clicks elsewhere": () => document.body.click(),
  "touches the screen": () => document.body.dispatchEvent(new Event("pointerdown")),
  scrolls: () => document.body.dispatchEvent(new WheelEvent("wheel")),
  "moves the focus": () => field("email").focus(),
};

for (const [action, act] of Object.entries(followingActions)) {
  test.each(["before", "after"])(
    `a click is discarded if the visitor ${action} %s the script has loaded`,
    async (time) => {
      let early = time === "after" ? watchEarlyInput() : null;
      button("like").click();
      act();
      early ??= watchEarlyInput();
      hydrate();
      await early.replay();
      expect(events).not.toContain("click like");
    },
  );
}

test("a form without an action is not submitted before hydration, so a password never appears in the URL", () => {
  const prevented: boolean[] = [];
  addEventListener("submit", (event) => prevented.push(event.defaultPrevented), { once: true });
  button("send").click();
  expect(prevented).toEqual([true]);
});

test("a link to the page in another language keeps what was typed there, except passwords", async () => {
  document.body.innerHTML = `
    <input name="email"><input name="password" type="password"><input name="terms" type="checkbox">
    <input name="role" type="radio" value="patient" checked><input name="role" type="radio" value="doctor">
    <a href="#" data-keeps-input>Español</a>`;
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.href = window.location.href;
  watchEarlyInput();
  type("email", "ada@site.example");
  type("password", "secret");
  field("terms").click();
  const doctor = () => document.querySelector("[value=doctor]") as HTMLInputElement;
  doctor().click();
  link.click();
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");

  document.body.innerHTML = document.body.innerHTML.replaceAll("Español", "English");
  const { hasSwitchedLanguage, replay } = watchEarlyInput();
  expect(hasSwitchedLanguage).toBe(true);
  await replay();
  expect(field("email").value).toBe("ada@site.example");
  expect([field("terms").checked, doctor().checked]).toEqual([true, true]);
  expect(field("password").value).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test("what was kept for one page is not restored on another", async () => {
  document.body.innerHTML = '<input name="email"><a href="/elsewhere" data-keeps-input>Español</a>';
  document.onclick = (event) => event.preventDefault();
  watchEarlyInput();
  type("email", "ada@site.example");
  document.querySelector("a")?.click();
  field("email").value = "";
  const { hasSwitchedLanguage, replay } = watchEarlyInput();
  expect(hasSwitchedLanguage).toBe(false);
  await replay();
  expect(field("email").value).toBe("");
});

/** Imitates a page that was reached by the language link, with these fields of the page before. */
function switchLanguage(fields: string) {
  document.body.innerHTML = `${fields}<a href="#" data-keeps-input>Español</a>`;
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.href = window.location.href;
  watchEarlyInput();
  link.click();
}

test("every field is restored, even if a form computes its next values from those it shows", async () => {
  switchLanguage(`<input name="name" value="Ada"><textarea name="message">Hello</textarea>
    <select name="subject"><option value="a"><option value="b" selected></select>`);
  document.body.innerHTML = `<input name="name"><textarea name="message"></textarea>
    <select name="subject"><option value="a"><option value="b"></select>`;
  let shown: Record<string, string> = {};
  document.oninput = ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const next = { ...shown, [name]: value };
    queueMicrotask(() => {
      shown = next;
    });
  };
  await watchEarlyInput().replay();
  expect(shown).toEqual({ name: "Ada", message: "Hello", subject: "b" });
});

test("a field that appears later is restored until the visitor does something", async () => {
  switchLanguage(
    '<input name="now" value="1"><input name="later" value="2"><input name="last" value="3">',
  );
  document.body.innerHTML = '<input name="now">';
  await watchEarlyInput().replay();
  document.body.insertAdjacentHTML("beforeend", '<p><input name="later"></p>');
  await vi.waitFor(() => expect(field("later").value).toBe("2"));
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  document.body.insertAdjacentHTML("beforeend", '<input name="last">');
  await Promise.resolve();
  expect([field("now").value, field("last").value]).toEqual(["1", ""]);
});
