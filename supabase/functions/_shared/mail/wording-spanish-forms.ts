import { visibleLines } from "./sanitize-text.ts";
import type { Facts } from "./task.ts";
import { named, sitePaths, type Wording, type Write } from "./wording-parts.ts";
import {
  contactAction,
  inSpanish,
  isEnglish,
  listOf,
  practiceOf,
  reasonOf,
} from "./wording-spanish-parts.ts";

/** The reply to a contact message, with the line breaks that the admin typed. */
function contactReply({ subject: about, reply = "" }: Facts): Wording {
  const subject = named(about) || "su mensaje";
  const written = visibleLines(reply);
  return {
    subject: `Re: ${subject}`,
    headline: `Nuestra respuesta a “${subject}”`,
    lines: [
      ...(isEnglish(reply) ? written.map((english) => ({ label: "", english })) : written),
      "Para responder, use la página de contacto. No leemos las respuestas a este correo.",
    ],
    action: { label: "Escríbanos de nuevo", path: sitePaths.contact },
  };
}

function removalConfirmation(facts: Facts): Wording {
  return {
    subject: inSpanish("Confirm your removal request"),
    headline: facts.practice
      ? `¿Nos pidió retirar la ficha de ${practiceOf(facts)}?`
      : "¿Nos envió una solicitud de retiro?",
    lines: [
      "Alguien escribió esta dirección de correo electrónico en nuestro formulario de retiro. Si fue usted, confirme la solicitud en las próximas 24 horas y la revisaremos.",
      "Si no fue usted, ignore este correo y borraremos la solicitud.",
    ],
    action: { label: "Revisar y confirmar", path: sitePaths.confirmRemoval(facts) },
  };
}

const isAboutName = ({ removal }: Facts) => removal === "former name";

function removalHeadline(facts: Facts, isRemoved: boolean): string {
  if (isAboutName(facts))
    return isRemoved ? "Ya no mostramos el nombre anterior" : "No mostraremos el nombre anterior";
  const practice = practiceOf(facts);
  return isRemoved
    ? `${practice} ya no aparece en el directorio`
    : `${practice} no aparecerá en el directorio`;
}

/** What was removed from which listings. */
function removedLine({ removal = "practice", removed_from = [] }: Facts): string {
  const listings = listOf(removed_from);
  const lines: Record<typeof removal, string> = {
    practice: `Retiramos: ${listings}.`,
    physician: `Quitamos a esta persona de: ${listings}.`,
    "former name": `Quitamos el nombre anterior de: ${listings}.`,
  };
  return lines[removal];
}

function removalApproved(facts: Facts): Wording {
  const isRemoved = (facts.removed_from ?? []).length > 0;
  return {
    headline: removalHeadline(facts, isRemoved),
    lines: [
      isRemoved
        ? removedLine(facts)
        : "No encontramos ninguna ficha, así que no hubo nada que retirar.",
      "Aprobamos su solicitud y agregamos el nombre a nuestra lista de nombres que no se publican. No volverá a aparecer sin una revisión.",
      ...reasonOf(facts),
      ...(isRemoved ? ["Los buscadores pueden mostrar la página anterior durante unos días."] : []),
    ],
    action: contactAction,
  };
}

function removalExcepted({ allowed = [] }: Facts): Wording {
  return {
    headline: "Un administrador permitió una ficha a pesar de su solicitud de retiro",
    lines: [
      allowed.length > 0
        ? `Puede volver a aparecer en el directorio: ${listOf(allowed)}.`
        : "Puede volver a aparecer en el directorio.",
      "Las demás fichas con este nombre siguen sin publicarse. Si es un error, escríbanos.",
    ],
    action: contactAction,
  };
}

function removalDeclined(facts: Facts): Wording {
  return {
    headline: isAboutName(facts)
      ? "No aprobamos su solicitud de ocultar un nombre anterior"
      : `No aprobamos el retiro de ${practiceOf(facts)} del directorio`,
    lines: [...reasonOf(facts), "Si faltaba algo en su solicitud, escríbanos."],
    action: contactAction,
  };
}

export const spanishFormWords = {
  message_reply: contactReply,
  removal_requested: removalConfirmation,
  removal_approved: removalApproved,
  removal_declined: removalDeclined,
  removal_excepted: removalExcepted,
} satisfies Record<string, Write>;
