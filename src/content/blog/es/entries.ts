import type { BlogEntry } from "@/content/blog/entries";

/** The articles in Spanish, in order of publication. */
export const spanishEntries: readonly BlogEntry[] = [
  {
    slug: "what-is-direct-primary-care-complete-guide",
    title: "¿Qué es la atención primaria directa? Guía completa",
    excerpt:
      "Su propio médico por una cuota mensual fija, sin aseguradora de por medio. Cómo funciona una membresía, qué incluye, qué no incluye y cómo saber si le conviene.",
    image: {
      name: "guide",
      alt: "Un libro abierto sobre una mesa; de sus páginas salen una clínica pequeña, árboles y un camino.",
    },
    date: "2024-10-15",
    updated: "2026-11-28",
    readTime: "9 min de lectura",
    related: ["how-to-choose-right-dpc-doctor"],
  },
  {
    slug: "how-to-choose-right-dpc-doctor",
    title: "Cómo elegir un médico de atención primaria directa",
    excerpt:
      "Qué preguntar, qué documentos leer y qué registros consultar antes de inscribirse en un consultorio, para que el primer año no traiga sorpresas.",
    image: {
      name: "choose",
      alt: "Tres puertas en un portal. Un médico saluda desde la del medio, que está abierta.",
    },
    date: "2024-10-25",
    updated: "2026-11-28",
    readTime: "8 min de lectura",
    related: ["what-is-direct-primary-care-complete-guide"],
  },
];
