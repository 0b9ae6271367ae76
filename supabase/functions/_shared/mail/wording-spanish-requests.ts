import type { Facts } from "./task.ts";
import { named, type Write } from "./wording-parts.ts";
import {
  aboutPractice,
  dashboardAction,
  listingAction,
  longDay,
  practiceOf,
} from "./wording-spanish-parts.ts";

/** Where patients of a closed or closing practice can go. */
const successorOf = ({ successor }: Facts): string[] =>
  successor ? [`Los pacientes pueden ir a ${named(successor)}.`] : [];

const closing: Write = (facts) => ({
  headline: facts.closes_on
    ? `${practiceOf(facts)} cerrará el ${longDay(facts.closes_on)}`
    : `${practiceOf(facts)} va a cerrar`,
  lines: [
    ...successorOf(facts),
    "La página del consultorio dice qué deben hacer los pacientes y, si se sabe, adónde pueden ir. El consultorio ya no recibe solicitudes nuevas.",
  ],
  action: listingAction(facts),
});

const staying: Write = (facts) => ({
  headline: `${practiceOf(facts)} ya no va a cerrar`,
  lines: ["El consultorio retiró el anuncio de su cierre. Recibe solicitudes de nuevo."],
  action: listingAction(facts),
});

export const spanishRequestWords = {
  "request answered": aboutPractice(
    (practice) => `${practice} respondió a su solicitud`,
    "Lea la respuesta en su cuenta. Para proteger su privacidad, nuestros correos no la incluyen.",
    () => dashboardAction,
  ),
  "request declined": aboutPractice(
    (practice) => `${practice} no aceptó su solicitud`,
    "Si le dejaron un mensaje, lo encontrará en su cuenta.",
    () => dashboardAction,
  ),
  "request waiting": aboutPractice(
    (practice) => `Usted está en la lista de espera de ${practice}`,
    "En su cuenta puede ver qué lugar tiene en la lista. Le avisaremos cuando tenga el primero y cuando haya un lugar disponible.",
    () => dashboardAction,
  ),
  "request offered": aboutPractice(
    (practice) => `Hay un lugar disponible para usted en ${practice}`,
    "Para aceptarlo, comuníquese con el consultorio. La página del consultorio dice cómo.",
    listingAction,
  ),
  "request ended": (facts) => ({
    headline: `Se cerró su solicitud a ${practiceOf(facts)}`,
    lines: [
      "El consultorio ya no recibe solicitudes aquí. Si cerró, la página del consultorio lo dice y, si se sabe, también adónde pueden ir los pacientes.",
      ...successorOf(facts),
    ],
    action: listingAction(facts),
  }),
  "request closing": closing,
  "request staying": staying,
  "listing closing": closing,
  "listing staying": staying,
  "listing closed": (facts) => ({
    headline: `${practiceOf(facts)} cerró`,
    lines: [
      ...successorOf(facts),
      "Usted guardó este consultorio. La página del consultorio dice la fecha de cierre y, si se sabe, adónde pueden ir los pacientes.",
    ],
    action: listingAction(facts),
  }),
} satisfies Record<string, Write>;
