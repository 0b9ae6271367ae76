import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { readConfig } from "../apis/config.ts";
import { isLoopback } from "../server/middleware.ts";
import { client, latestMail, password, signUp, startBackend } from "../testing/helpers.ts";
import { mailboxPage } from "./mailbox-page.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  backend.setOrigin("http://localhost:4999");
});
afterAll(() => backend.close());

describe("auth emails", () => {
  it("link to the confirmation page at the site's origin", async () => {
    const email = "reader@example.com";
    await client(backend).auth.signUp({ email, password });
    const mail = latestMail(backend, email);
    expect(mail.subject).toBe("Confirm your email · Confirme su correo");
    const link = /http:\/\/localhost:4999\/auth\/confirm\?token_hash=\w+&type=email/;
    expect(mail.html).toMatch(link);
    expect(mail.text).toMatch(link);
    expect(mail.text).toMatch(/^\d{6}$/m);
  });

  it("are in Spanish for a member who chose it, and link to the Spanish pages", async () => {
    const { client: member, email, id } = await signUp(backend, "lectora");
    await member.from("notification_preferences").upsert({ member_id: id, language: "es" });
    await member.auth.resetPasswordForEmail(email);
    const spanish = latestMail(backend, email);
    expect(spanish.subject).toBe("Restablezca su contraseña");
    expect(spanish.text).toContain("http://localhost:4999/es/auth/confirm?");
    expect(spanish.text).not.toContain("http://localhost:4999/auth/confirm");
    expect(spanish.text).not.toContain("más abajo");

    await member.from("notification_preferences").upsert({ member_id: id, language: "en" });
    await member.auth.reauthenticate();
    expect(latestMail(backend, email).subject).toContain("Your security code · ");
  });

  it("of a sign-up in Spanish are in Spanish", async () => {
    const email = "nueva@example.com";
    const options = { data: { language: "es" } };
    await client(backend).auth.signUp({ email, password, options });
    expect(latestMail(backend, email).subject).toBe("Confirme su correo");
    expect(latestMail(backend, email).text).toContain("/es/auth/confirm?");
  });

  it("have the same link, code, and names in English and Spanish", () => {
    const { template, notification } = readConfig(process.cwd()).auth.email;
    const templates = Object.values({ ...template, ...notification });
    expect(templates).toHaveLength(6);
    for (const { subject, content_path } of templates) {
      expect(subject).toContain(" · ");
      const [english = "", spanish = ""] = readFileSync(content_path, "utf8").split(
        '<div lang="es"',
      );
      const variables = (part: string) => part.match(/\{\{ \.\w+ \}\}/g)?.sort();
      expect(variables(spanish), content_path).toEqual(variables(english));
      const links = (part: string) => part.match(/href="[^"]*"/g) ?? [];
      expect(links(spanish)).toEqual(
        links(english).map((link) => link.replace("/auth/", "/es/auth/")),
      );
    }
  });

  it("of every type can be rendered", async () => {
    const { client: member, email } = await signUp(backend, "everything");
    await member.auth.reauthenticate();
    expect(latestMail(backend, email).subject).toContain("security code");
    await member.auth.updateUser({ email: "moved@example.com" });
    expect(latestMail(backend, "moved@example.com").text).toContain("type=email_change");
    await member.auth.resetPasswordForEmail(email);
    expect(latestMail(backend, email).text).toContain("type=recovery");
  });
});

describe("the mailbox page", () => {
  it("shows the link and code and escapes markup in an address", () => {
    const text = "Open: http://localhost/auth/confirm?token_hash=1&type=email\n123456";
    const to = '<img src=x onerror="alert(1)">';
    const page = mailboxPage([
      { to, subject: "Hi", text, html: "<b>Hi</b>", sentAt: "2026-01-01" },
    ]);
    expect(page).toContain('href="http://localhost/auth/confirm?token_hash=1&#38;type=email"');
    expect(page).toContain("<code>123456</code>");
    expect(page).not.toContain("<img");
  });

  it("shows the unsubscribe header and opens links in a new tab", () => {
    const headers = { "List-Unsubscribe": "<http://localhost/functions/v1/unsubscribe?token=1>" };
    const html = "<!doctype html><html><head></head><body>Hi</body></html>";
    const page = mailboxPage([
      { to: "a@b.test", subject: "Hi", text: "Hi", html, sentAt: "2026-01-01", headers },
    ]);
    expect(page).toContain("<dt>List-Unsubscribe</dt><dd>&#60;http://localhost/functions");
    expect(page).toContain("&#60;head&#62;&#60;base target=&#34;_blank&#34;&#62;");
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it("is served only to this computer", () => {
    expect(["::1", "127.0.0.1", "::ffff:127.0.0.1"].map(isLoopback)).toEqual([true, true, true]);
    expect(["10.0.0.8", "::ffff:10.0.0.8", "fe80::1", undefined].some(isLoopback)).toBe(false);
  });
});
