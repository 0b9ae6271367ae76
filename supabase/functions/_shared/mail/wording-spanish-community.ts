import type { Facts } from "./task.ts";
import { named, sitePaths, type Wording, type Write } from "./wording-parts.ts";
import {
  aboutPractice,
  inSpanish,
  listingAction,
  personOf,
  practiceOf,
} from "./wording-spanish-parts.ts";

function commented(facts: Facts): Wording {
  const others = (facts.people ?? 1) - 1;
  const headline =
    others < 1
      ? inSpanish("{actor} commented on your post", { actor: personOf(facts) })
      : `${personOf(facts)} y ${others} ${others === 1 ? "persona" : "personas"} más comentaron en su publicación`;
  return {
    headline,
    lines: ["Enviamos como máximo un correo por publicación cada diez minutos."],
    action: { label: "Leer los comentarios", path: sitePaths.comments(facts) },
  };
}

const newPractices = (count: number) =>
  count === 1 ? "Un consultorio nuevo" : `${count} consultorios nuevos`;

function foundNearby(facts: Facts): Wording {
  const place = named(facts.place) || inSpanish("a place in your alerts");
  const count = facts.found ?? 1;
  const subject = inSpanish("{thing} near {place}", { thing: newPractices(count), place });
  const isNamed = count === 1 && Boolean(facts.practice);
  return {
    subject,
    headline: isNamed ? `${practiceOf(facts)} es un consultorio nuevo cerca de ${place}` : subject,
    lines: [
      "Usted activó este aviso. Puede desactivarlo en la página de sus consultorios guardados.",
    ],
    action: isNamed ? listingAction(facts) : { label: "Ver sus avisos", path: sitePaths.saved },
  };
}

/** What was new within a week: the most important in the headline, the rest below. */
export function weekly(facts: Facts) {
  const place = named(facts.place) || "su zona";
  const { found = 0, posts = 0, threads = 0, accepting = 0 } = facts;
  const news = [
    found > 0 && inSpanish("{thing} near {place}", { thing: newPractices(found), place }),
    posts > 0 &&
      `${posts === 1 ? "Una publicación nueva" : `${posts} publicaciones nuevas`} de su estado`,
    threads > 0 &&
      `Comentarios nuevos en ${threads === 1 ? "una publicación" : `${threads} publicaciones`} que usted sigue`,
  ].filter((line) => line !== false);
  const [first] = news;
  return {
    headline: first
      ? `Esta semana: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
      : `Novedades de esta semana cerca de ${place}`,
    lines: [
      ...(facts.practice ? [`Es ${practiceOf(facts)}.`] : []),
      ...news.slice(1).map((line) => `${line}.`),
      ...(found > 0 && accepting > 0 ? [acceptingLine(accepting, place)] : []),
      "Enviamos este correo una vez por semana, si hay novedades. Puede cambiar el código postal en Configuración.",
    ],
    action: facts.practice
      ? listingAction(facts)
      : found > 0
        ? { label: "Ver los consultorios cercanos", path: sitePaths.near(facts) }
        : { label: "Abrir la comunidad", path: sitePaths.nearFeed(facts) },
  };
}

/** The database counts up to 1,000. */
function acceptingLine(accepting: number, place: string): string {
  if (accepting === 1)
    return `A menos de 25 millas de ${place}, un consultorio acepta pacientes nuevos.`;
  const practices = accepting < 1000 ? `${accepting} consultorios` : "1,000 consultorios o más";
  return `A menos de 25 millas de ${place}, ${practices} aceptan pacientes nuevos.`;
}

export const spanishCommunityWords = {
  post_commented: commented,
  practice_nearby: foundNearby,
  practice_accepting: aboutPractice(
    (practice) => inSpanish("{practice} is now accepting patients", { practice }),
    "Usted activó este aviso, que ya terminó. Puede activarlo de nuevo en la página del consultorio.",
    listingAction,
  ),
  weekly_digest: weekly,
} satisfies Record<string, Write>;
