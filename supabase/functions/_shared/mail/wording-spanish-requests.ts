import type { Facts } from "./task.ts";
import { named, phoneInWords, type Wording, type Write } from "./wording-parts.ts";
import {
  aboutPractice,
  dashboardAction,
  listingAction,
  longDay,
  practiceOf,
} from "./wording-spanish-parts.ts";

type Purpose = NonNullable<Facts["asks_for"]>;

/** What a member sent to a practice. */
const subjects: Record<Purpose, (practice: string) => string> = {
  membership: (practice) => `Su solicitud a ${practice}`,
  appointment: (practice) => `Su solicitud a ${practice}`,
  question: (practice) => `Su pregunta a ${practice}`,
  meeting: (practice) => `Su solicitud de una cita gratis en ${practice}`,
  waitlist: (practice) => `Su solicitud para la lista de espera de ${practice}`,
};

const headlines: Record<Purpose, (practice: string) => string> = {
  membership: (practice) => `Usted solicitó una membresía en ${practice}`,
  appointment: (practice) => `Usted solicitó una cita en ${practice}`,
  question: (practice) => `Usted le hizo una pregunta a ${practice}`,
  meeting: (practice) => `Usted solicitó una cita gratis para conocer al médico en ${practice}`,
  waitlist: (practice) => `Usted solicitó un lugar en la lista de espera de ${practice}`,
};

const people: Record<NonNullable<Facts["requested_for"]>, string> = {
  self: "usted",
  child: "su hijo o hija",
  parent: "su padre o madre",
  household: "las personas de su hogar",
};

const contactMethods: Record<NonNullable<Facts["contact_method"]>, string> = {
  email: "correo electrónico",
  phone: "llamada telefónica",
  text: "mensaje de texto",
};

const questionLabels: Record<NonNullable<Facts["questions"]>[number], string> = {
  included: "¿Qué incluye la membresía?",
  family_prices: "¿Cuánto pagaría mi familia?",
  first_visit: "¿Cómo es la primera consulta?",
  start: "¿Cuándo puedo empezar?",
  new_patients: "¿Aceptan pacientes nuevos?",
  hsa: "¿Puedo aportar a una cuenta HSA con esta membresía?",
};

function peopleLine({ requested_for, ages = [] }: Facts): string {
  if (!requested_for) return "";
  const who = people[requested_for];
  if (ages.length === 0) return `Para: ${who}`;
  return `Para: ${who} (${ages.length === 1 ? "edad" : "edades"}: ${ages.join(", ")})`;
}

/** The copy for the member who sent the request: everything that they entered. */
function copyOf(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const { asks_for = "membership", starts_on, contact_method, phone, plan, times } = facts;
  const isVisit = asks_for === "appointment" || asks_for === "meeting";
  const details = [
    plan && `Membresía: ${named(plan)}`,
    peopleLine(facts),
    starts_on && `Fecha de inicio: ${longDay(starts_on)}`,
    contact_method && `Forma de contacto preferida: ${contactMethods[contact_method]}`,
    phone && `Teléfono: ${phoneInWords(phone)}`,
    times &&
      `${isVisit ? "Horas que le convienen" : "Mejores horas para comunicarse con usted"}: ${named(times)}`,
  ];
  return {
    subject: subjects[asks_for](practice),
    headline: headlines[asks_for](practice),
    lines: [
      "Esta es una copia de su solicitud.",
      ...details.flatMap((line) => line || []),
      ...(facts.questions ?? []).map((question) => `Pregunta: ${questionLabels[question]}`),
      "Le avisaremos cuando el consultorio responda.",
    ],
    action: dashboardAction,
  };
}

/** The practice that a closed or closing one suggests. */
const suggestionOf = ({ suggested }: Facts): string[] =>
  suggested ? [`El consultorio sugiere ${named(suggested)}.`] : [];

const closing: Write = (facts) => ({
  headline: facts.closes_on
    ? `${practiceOf(facts)} cerrará el ${longDay(facts.closes_on)}`
    : `${practiceOf(facts)} va a cerrar`,
  lines: [
    ...suggestionOf(facts),
    "La página del consultorio dice qué deben hacer los pacientes. El consultorio ya no recibe solicitudes nuevas.",
  ],
  action: listingAction(facts),
});

export const spanishRequestWords = {
  "request copy": copyOf,
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
  "request next": aboutPractice(
    (practice) => `Usted tiene el primer lugar en la lista de espera de ${practice}`,
    "Cuando haya un lugar disponible, será para usted. Por ahora no tiene que hacer nada.",
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
      "El consultorio ya no recibe solicitudes aquí. Si cerró, la página del consultorio lo dice.",
      ...suggestionOf(facts),
    ],
    action: listingAction(facts),
  }),
  "request closing": closing,
  "listing closing": closing,
  "listing closed": (facts) => ({
    headline: `${practiceOf(facts)} cerró`,
    lines: [
      ...suggestionOf(facts),
      "Usted guardó este consultorio. La página del consultorio dice la fecha de cierre y qué deben hacer los pacientes.",
    ],
    action: listingAction(facts),
  }),
} satisfies Record<string, Write>;
