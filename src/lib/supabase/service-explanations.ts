// Written by `npm run db:types`. Do not edit.

const spanish = new Map<string, string>(
  import.meta.env?.LANGUAGE === "es"
    ? [
        [
          "In-person visits when you are sick or need something checked.",
          "Consultas en persona cuando se siente mal o necesita que le revisen algo.",
        ],
        [
          "Visits on the same or next business day for problems that cannot wait.",
          "Consultas el mismo día o el siguiente día hábil para problemas que no pueden esperar.",
        ],
        [
          "Questions by text, email, or phone between visits.",
          "Preguntas por mensaje de texto, correo electrónico o teléfono entre consultas.",
        ],
        [
          "A visit by video instead of in the office.",
          "Una consulta por video en lugar de ir al consultorio.",
        ],
        ["A complete yearly checkup.", "Un chequeo completo cada año."],
        [
          "Ongoing care for long-term conditions such as diabetes, asthma, or high blood pressure.",
          "Atención continua de enfermedades de larga duración, como diabetes, asma o presión alta.",
        ],
        [
          "Common blood and urine tests, such as cholesterol, blood sugar, and blood count.",
          "Análisis comunes de sangre y orina, como colesterol, azúcar en la sangre y conteo sanguíneo.",
        ],
        [
          "Quick tests with results during the visit, such as strep, flu, urine, and pregnancy tests.",
          "Pruebas rápidas con resultados durante la consulta, como las de estreptococo, gripe, orina y embarazo.",
        ],
        [
          "A test that records the heart’s electrical activity.",
          "Una prueba que registra la actividad eléctrica del corazón.",
        ],
        [
          "Small treatments in the office, such as wart or ingrown nail removal.",
          "Tratamientos sencillos en el consultorio, como quitar verrugas o uñas encarnadas.",
        ],
        [
          "Closing a cut and removing the stitches later.",
          "Cerrar una herida y quitar los puntos después.",
        ],
        [
          "Removing a small piece of skin for a lab to examine.",
          "Tomar una pequeña muestra de piel para que la examine un laboratorio.",
        ],
        [
          "Medicine injected into a sore joint, such as a knee or shoulder.",
          "Medicamento inyectado en una articulación adolorida, como la rodilla o el hombro.",
        ],
        [
          "Shots that protect against diseases such as flu and tetanus.",
          "Vacunas que protegen contra enfermedades como la gripe y el tétanos.",
        ],
        [
          "Common medicines from the practice, at about what it pays for them.",
          "Medicamentos comunes que vende el consultorio, más o menos a lo que le cuestan.",
        ],
        [
          "Lower prices that the practice has negotiated for X-rays, CT scans, and MRI scans.",
          "Precios más bajos que el consultorio ha negociado para radiografías, tomografías y resonancias magnéticas.",
        ],
        ["Visits at your home.", "Visitas en su casa."],
        [
          "Care from the practice’s own clinician while you are in the hospital.",
          "Atención de un profesional de la salud del propio consultorio mientras usted está en el hospital.",
        ],
        ["Checkups during pregnancy.", "Consultas de control durante el embarazo."],
        [
          "Access to the practice’s own clinician in the evening and on weekends.",
          "Acceso a un profesional de la salud del propio consultorio por la noche y los fines de semana.",
        ],
        [
          "Care that supports a person’s gender identity, such as hormone therapy.",
          "Atención que apoya la identidad de género de la persona, como la terapia hormonal.",
        ],
      ]
    : [],
);

/** Returns a text of the database in the language of the build; an unknown explanation as it is. */
export const serviceExplanation = (explanation: string): string =>
  spanish.get(explanation) ?? explanation;
