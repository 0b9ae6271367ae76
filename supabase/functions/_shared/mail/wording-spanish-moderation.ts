import type { Facts } from "./task.ts";
import { sitePaths, type Wording, type Write } from "./wording-parts.ts";
import {
  contactAction,
  dashboardAction,
  inSpanish,
  longDay,
  notificationsAction,
  practiceOf,
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
    ? { label: "Abrir la publicación", path: sitePaths.comments(facts) }
    : notificationsAction;

const postIsPrivate =
  "Solo pueden verla usted y nuestros administradores. Puede apelar la decisión.";
const commentIsPrivate =
  "Solo pueden verlo usted y nuestros administradores. Puede apelar la decisión.";

function suspended(facts: Facts): Wording {
  const day = facts.ends_on && longDay(facts.ends_on);
  return {
    headline: day
      ? inSpanish("Your account is suspended until {day}", { day })
      : inSpanish("Your account is suspended"),
    lines: [
      `Puede leer el sitio y descargar sus datos, pero no puede publicar ${day ? `hasta el ${day}` : "hasta que un administrador levante la suspensión"}. Puede apelar en su cuenta.`,
      ...reasonOf(facts),
    ],
    action: dashboardAction,
  };
}

/** What an appeal is about, and the result of approving it. */
interface AppealTopic {
  about: (facts: Facts) => string;
  granted: string;
  to: (facts: Facts) => Wording["action"];
}

const post: AppealTopic = {
  about: () => "su publicación",
  granted: "Su publicación se puede ver de nuevo.",
  to: toPost,
};

const comment: AppealTopic = {
  about: () => "su comentario",
  granted: "Su comentario se puede ver de nuevo.",
  to: toPost,
};

const listing: AppealTopic = {
  about: (facts) => `la ficha de ${practiceOf(facts)}`,
  granted: "La ficha se publicó de nuevo.",
  to: toDashboard,
};

const account: AppealTopic = {
  about: () => "la suspensión de su cuenta",
  granted: "Usted puede publicar de nuevo.",
  to: toDashboard,
};

const appealTopics: Record<NonNullable<Facts["appealed"]>, AppealTopic> = {
  post_hidden: post,
  post_removed: post,
  comment_hidden: comment,
  comment_removed: comment,
  listing_rejected: { ...listing, granted: "La ficha pasó otra vez a revisión." },
  listing_taken_down: listing,
  member_suspended: account,
};

const topicOf = ({ appealed = "member_suspended" }: Facts) => appealTopics[appealed];

export const spanishModerationWords = {
  appeal_granted: (facts) => {
    const { about, granted, to } = topicOf(facts);
    return decided(`Se aprobó su apelación sobre ${about(facts)}`, granted, to)(facts);
  },
  appeal_declined: (facts) => {
    const { about, to } = topicOf(facts);
    return decided(
      `Se rechazó su apelación sobre ${about(facts)}`,
      "La decisión original sigue vigente.",
      to,
    )(facts);
  },
  appeal_moot: decided(
    "Se aprobó su apelación",
    "La decisión ya no estaba vigente, así que nada más cambia.",
    toDashboard,
  ),
  post_hidden: decided(inSpanish("Your post was hidden for review"), postIsPrivate, toPost),
  post_warned: decided(inSpanish("An admin kept your post and warned you about it"), "", toPost),
  post_removed: decided(inSpanish("An admin removed your post"), postIsPrivate, toPost),
  post_erased: decided(inSpanish("An admin permanently deleted your post"), "", toPost),
  comment_hidden: decided(
    inSpanish("Your comment was hidden for review"),
    commentIsPrivate,
    toPost,
  ),
  comment_warned: decided(
    inSpanish("An admin kept your comment and warned you about it"),
    "",
    toPost,
  ),
  comment_removed: decided(inSpanish("An admin removed your comment"), commentIsPrivate, toPost),
  comment_erased: decided(inSpanish("An admin permanently deleted your comment"), "", toPost),
  member_warned: decided(
    inSpanish("An admin warned you"),
    "Puede seguir usando su cuenta como antes.",
    () => ({
      label: "Leer las normas de la comunidad",
      path: sitePaths.communityGuidelines,
    }),
  ),
  member_suspended: suspended,
  member_restored: decided(
    "Su cuenta ya no está suspendida",
    "Puede publicar de nuevo.",
    toDashboard,
  ),
  factor_added: () => ({
    subject: "Se activó la verificación en dos pasos",
    headline: "Se agregó una app de autenticación a su cuenta",
    lines: [
      "A partir de ahora, le pediremos el código de la app cuando inicie sesión.",
      "Si no fue usted, cambie su contraseña y quite la app en Configuración.",
    ],
    action: { label: "Abrir Configuración", path: sitePaths.settings },
  }),
  account_deleted: () => ({
    subject: "Se eliminó su cuenta",
    headline: "Se eliminó su cuenta de DPC Nearby",
    lines: [
      "Borramos su perfil, sus publicaciones, sus comentarios y sus solicitudes. Este es nuestro último correo a esta dirección sobre la cuenta.",
      "Si no fue usted, escríbanos.",
    ],
    action: contactAction,
  }),
} satisfies Record<string, Write>;
