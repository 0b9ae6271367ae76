import type { Facts } from "./task.ts";
import { dollars } from "./wording-changes.ts";
import { named, type Write } from "./wording-parts.ts";
import {
  aboutPractice,
  dashboardAction,
  inSpanish,
  listingAction,
  longDay,
  practiceOf,
} from "./wording-spanish-parts.ts";

/** The practice that a closed or closing one suggests. */
const suggestionOf = ({ suggested }: Facts): string[] =>
  suggested
    ? [inSpanish("The practice suggests {suggested}.", { suggested: named(suggested) })]
    : [];

const closing: Write = (facts) => ({
  headline: facts.closes_on
    ? `${practiceOf(facts)} cerrará el ${longDay(facts.closes_on)}`
    : `${practiceOf(facts)} va a cerrar`,
  lines: [
    ...suggestionOf(facts),
    "La página del consultorio tiene los detalles. El consultorio ya no recibe solicitudes nuevas.",
  ],
  action: listingAction(facts),
});

const staysOpen: Write = (facts) => ({
  headline: `${practiceOf(facts)} ya no va a cerrar`,
  lines: ["El consultorio canceló el cierre que había anunciado."],
  action: listingAction(facts),
});

const announced: Write = (facts) => {
  const { starts_on, monthly_price } = facts.announced ?? {};
  const practice = practiceOf(facts);
  if (!starts_on) {
    return {
      headline: inSpanish("{practice} no longer plans to change its prices", { practice }),
      lines: ["Los precios de hoy se mantienen. Puede verlos todos en la página del consultorio."],
      action: listingAction(facts),
    };
  }
  const day = longDay(starts_on);
  return {
    headline: inSpanish("{practice} announced new prices", { practice }),
    lines: [
      monthly_price == null
        ? `${inSpanish("New prices from {day}", { day })}.`
        : `${inSpanish("From {day}: {words}", {
            day,
            words: inSpanish("{price} a month", { price: dollars(monthly_price) }),
          })}.`,
      "En la página del consultorio están los precios de hoy y los anunciados.",
    ],
    action: listingAction(facts),
  };
};

export const spanishRequestWords = {
  prices_announced: announced,
  request_answered: aboutPractice(
    (practice) => `${practice} respondió a su solicitud`,
    "Lea la respuesta en su cuenta. Para proteger su privacidad, nuestros correos no la incluyen.",
    () => dashboardAction,
  ),
  request_declined: aboutPractice(
    (practice) => `${practice} no aceptó su solicitud`,
    "Si le dejaron un mensaje, lo encontrará en su cuenta.",
    () => dashboardAction,
  ),
  request_waitlisted: aboutPractice(
    (practice) => `Usted está en la lista de espera de ${practice}`,
    "En su cuenta puede ver qué lugar tiene en la lista. Le avisaremos cuando el consultorio le ofrezca un lugar.",
    () => dashboardAction,
  ),
  request_offered: aboutPractice(
    (practice) => `Hay un lugar disponible para usted en ${practice}`,
    "Para aceptarlo, comuníquese con el consultorio. La página del consultorio dice cómo.",
    listingAction,
  ),
  request_ended: (facts) => ({
    headline: `Se cerró su solicitud a ${practiceOf(facts)}`,
    lines: [
      "El consultorio ya no recibe solicitudes aquí. Si cerró, la página del consultorio lo dice.",
      ...suggestionOf(facts),
    ],
    action: dashboardAction,
  }),
  request_closing_announced: closing,
  closing_announced: closing,
  closing_canceled: staysOpen,
  request_closing_canceled: staysOpen,
  listing_closed: (facts) => ({
    headline: inSpanish("{name} has closed", { name: practiceOf(facts) }),
    lines: [
      ...suggestionOf(facts),
      "Usted guardó este consultorio. La página del consultorio dice cuándo cerró.",
    ],
    action: listingAction(facts),
  }),
} satisfies Record<string, Write>;
