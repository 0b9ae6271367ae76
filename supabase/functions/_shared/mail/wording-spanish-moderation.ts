import type { Facts } from "./task.ts";
import { sitePaths, type Wording, type Write } from "./wording-parts.ts";
import {
  contactAction,
  dashboardAction,
  longDay,
  notificationsAction,
  reasonOf,
} from "./wording-spanish-parts.ts";

/** A decision, with its reason. */
const decided =
  (headline: string, line: string, action: (facts: Facts) => Wording["action"]): Write =>
  (facts) => ({
    headline,
    lines: [line, ...reasonOf(facts)].filter(Boolean),
    action: action(facts),
  });

const toDashboard = () => dashboardAction;

const toPost = (facts: Facts) =>
  facts.post
    ? { label: "Abrir la publicación (en inglés)", path: sitePaths.comments(facts) }
    : notificationsAction;

const stillApplies = "La decisión original sigue vigente.";

/** A moderation decision on a post or a comment. A post has an id in the facts, a comment does not. */
const moderated =
  (ofPost: Write, ofComment: Write): Write =>
  (facts) =>
    (facts.post ? ofPost : ofComment)(facts);

const postIsPrivate =
  "Solo pueden verla usted y nuestros administradores. Puede apelar la decisión.";
const commentIsPrivate =
  "Solo pueden verlo usted y nuestros administradores. Puede apelar la decisión.";

function suspended(facts: Facts): Wording {
  const until = facts.ends_on && `hasta el ${longDay(facts.ends_on)}`;
  return {
    headline: until ? `Su cuenta está suspendida ${until}` : "Su cuenta está suspendida",
    lines: [
      `Puede leer el sitio y descargar sus datos, pero no puede publicar ${until || "hasta que un administrador levante la suspensión"}. Puede apelar en su cuenta.`,
      ...reasonOf(facts),
    ],
    action: dashboardAction,
  };
}

export const spanishModerationWords = {
  "appeal post granted": decided(
    "Se aprobó su apelación sobre su publicación",
    "Su publicación se puede ver de nuevo.",
    toPost,
  ),
  "appeal post declined": decided(
    "Se rechazó su apelación sobre su publicación",
    stillApplies,
    toPost,
  ),
  "appeal comment granted": decided(
    "Se aprobó su apelación sobre su comentario",
    "Su comentario se puede ver de nuevo.",
    toPost,
  ),
  "appeal comment declined": decided(
    "Se rechazó su apelación sobre su comentario",
    stillApplies,
    toPost,
  ),
  "appeal account granted": decided(
    "Se aprobó su apelación sobre la suspensión de su cuenta",
    "Usted puede publicar de nuevo, y lo que se había ocultado se puede ver otra vez.",
    toDashboard,
  ),
  "appeal account declined": decided(
    "Se rechazó su apelación sobre la suspensión de su cuenta",
    stillApplies,
    toDashboard,
  ),
  "appeal granted without effect": decided(
    "Se aprobó su apelación",
    "La decisión ya no estaba vigente, así que nada más cambia.",
    toDashboard,
  ),
  "moderation hidden": moderated(
    decided("Su publicación está oculta por ahora", postIsPrivate, toPost),
    decided("Su comentario está oculto por ahora", commentIsPrivate, toPost),
  ),
  "moderation removed": moderated(
    decided("Un administrador quitó su publicación", postIsPrivate, toPost),
    decided("Un administrador quitó su comentario", commentIsPrivate, toPost),
  ),
  "moderation post erased": decided(
    "Un administrador eliminó su publicación para siempre",
    "",
    toPost,
  ),
  "moderation comment erased": decided(
    "Un administrador eliminó su comentario para siempre",
    "",
    toPost,
  ),
  "account suspended": suspended,
  "account restored": decided(
    "Su cuenta ya no está suspendida",
    "Puede publicar de nuevo.",
    toDashboard,
  ),
  "account factor added": () => ({
    subject: "Se activó la verificación en dos pasos",
    headline: "Se agregó una app de autenticación a su cuenta",
    lines: [
      "A partir de ahora, le pediremos el código de la app cuando inicie sesión.",
      "Si no fue usted, cambie su contraseña y quite la app en Configuración.",
    ],
    action: { label: "Abrir Configuración", path: sitePaths.settings },
  }),
  "account deleted": () => ({
    subject: "Se eliminó su cuenta",
    headline: "Se eliminó su cuenta de DPC Nearby",
    lines: [
      "Borramos su perfil, sus publicaciones, sus comentarios y sus solicitudes. Este es nuestro último correo a esta dirección sobre la cuenta.",
      "Si no fue usted, escríbanos.",
    ],
    action: contactAction,
  }),
} satisfies Record<string, Write>;
