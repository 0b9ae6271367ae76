import { extractLink, readEmail, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("a patient searches, signs up, and sends a request, all in Spanish", async ({
  page,
  context,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dra. Paz Olmo" });
  const name = uniqueName("Olmo");
  const listing = await addPublicListing(request, owner, {
    practice_name: name,
    specialty: "Pediatrics",
    accepting_new_patients: true,
    user_id: owner.id,
  });
  const email = uniqueEmail("paciente");

  await page.goto("/es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const main = page.getByRole("main");
  const searchBox = main.getByRole("combobox", { name: "Encontrar un médico" });
  await searchBox.fill(`pediatra ${name}`);
  await searchBox.press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/es\/directory\?search=pediatra/);
  await main.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`/es/doctor/${listing}`);
  await expect(
    page.getByText("La atención primaria directa no es un seguro médico.").first(),
  ).toBeVisible();

  await main.getByRole("button", { name: "Inscribirme", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: `Inscribirme en ${name}` });
  await dialog.getByLabel("Mejor forma de comunicarse con usted").selectOption("Mensaje de texto");
  const send = dialog.getByRole("button", { name: "Enviar la solicitud" });
  await send.click();
  await expect(
    dialog.getByText("Escriba su número de teléfono o elija correo electrónico"),
  ).toBeVisible();
  await dialog.getByLabel("Teléfono").fill("(512) 555-0142");
  await dialog.getByLabel("¿Cuándo puedo empezar?").check();
  await send.click();
  await dialog.getByRole("link", { name: "Crear una cuenta" }).click();

  await page.getByRole("textbox", { name: "Nombre y apellidos" }).fill("Marisol Peña Núñez");
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("un comienzo nuevo");
  await main.getByRole("button", { name: "Crear cuenta", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Revise su correo electrónico" })).toBeFocused();

  const confirmation = await readEmail(request, email, /Confirme su correo/);
  const emailTab = await context.newPage();
  await emailTab.goto(extractLink(confirmation));
  await emailTab.getByRole("button", { name: `Continuar como ${email}` }).click();
  await expect(emailTab).toHaveURL(`/es/doctor/${listing}?ask=membership`);

  // What was typed is stored on the device.
  const restored = emailTab.getByRole("dialog", { name: `Inscribirme en ${name}` });
  await expect(restored.getByLabel("Teléfono")).toHaveValue("(512) 555-0142");
  await expect(restored.getByLabel("¿Cuándo puedo empezar?")).toBeChecked();
  await restored.getByRole("button", { name: "Enviar la solicitud" }).click();
  await expect(emailTab.getByText("¡Solicitud enviada!").first()).toBeVisible();
  await expect(
    emailTab.getByText(/El consultorio puede enviarle un mensaje de texto/),
  ).toBeVisible();
});
