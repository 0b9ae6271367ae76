-- The vocabulary of search: concepts (specialties, services, languages, ages, attributes) with the everyday words for them, words that
-- count for nothing, and names of places. Only migrations change these private tables; functions of search read them. A new concept
-- applies to listings that are saved after it.

create function private.blank_punctuation(folded text) returns text
language sql immutable parallel safe
return translate(folded, E'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\f\u00A0', repeat(' ', 37));
comment on function private.blank_punctuation is 'Replaces the punctuation and white space of a folded text by spaces.';

create function private.split_words(folded text) returns text[]
language sql immutable parallel safe
return array_remove(string_to_array(private.blank_punctuation(folded), ' '), '');
comment on function private.split_words is 'Splits a folded text into its words.';

create function private.remove_apostrophes(folded text) returns text
language sql immutable parallel safe
return replace(folded, '''', '');
comment on function private.remove_apostrophes is 'Writes "women''s" and "o''connell" as "womens" and "oconnell", as many people do.';

create function private.normalize_words(value text) returns text
language sql stable
return array_to_string(private.split_words(private.remove_apostrophes(private.fold(value))), ' ');
comment on function private.normalize_words is 'Returns the folded words of a text, separated by single spaces.';

create function private.word_vector(folded text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', private.blank_punctuation(folded));
comment on function private.word_vector is 'Returns the words of a folded text for full-text search, unstemmed.';

create function private.concept_tag(label text) returns text
language sql immutable parallel safe
return '=' || btrim(regexp_replace(lower(label), '[^a-z]+', '-', 'g'), '-');
comment on function private.concept_tag is
  'Returns the tag ("=pediatrics") of the listings that a concept applies to. A search cannot contain it, because punctuation is not part of a word.';

create type private.concept_kind as enum ('specialty', 'service', 'language', 'age', 'attribute');

create table private.search_concepts (
  label text primary key,
  kind private.concept_kind not null,
  source text not null,
  query tsquery,
  tag text not null generated always as (private.concept_tag(label)) stored
);
comment on table private.search_concepts is 'What people search for by other words than listings use.';
comment on column private.search_concepts.source is
  'A code of the NUCC Health Care Provider Taxonomy (https://taxonomy.nucc.org), a health topic of MedlinePlus (https://medlineplus.gov, '
  'public domain), or this project. Everyday names were collected by hand.';
comment on column private.search_concepts.query is
  'Finds the listings that the concept applies to: a specialty by their name, specialty, and credentials, a service also by their About '
  'text. Null where a column of the listing decides.';

create table private.search_concept_names (
  name text primary key,
  label text not null references private.search_concepts (label) on delete cascade on update cascade
);
comment on table private.search_concept_names is 'The everyday names of each concept, as private.normalize_words returns them.';
create index search_concept_names_label_idx on private.search_concept_names (label);

create function private.add_search_concept(
  label text, kind private.concept_kind, source text, names text, listing_phrases text default ''
)
returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.search_concepts (label, kind, source, query)
  select add_search_concept.label, add_search_concept.kind, add_search_concept.source, string_agg(
    -- The words of a specialty may be apart ("Family and Sports Medicine"), those of a service may not.
    '(' || case kind
      when 'specialty' then plainto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
      else phraseto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
    end::text || ')', ' | ')::tsquery
  from regexp_split_to_table(listing_phrases, ',\s+') as phrase where phrase <> '';
  insert into private.search_concept_names (name, label)
  select distinct private.normalize_words(name), add_search_concept.label
  from regexp_split_to_table(concat_ws(', ', add_search_concept.label, names), ',\s+') as name;
end $$;
comment on function private.add_search_concept is
  'Adds a concept with its everyday names and the phrases of listings that it applies to, both separated by commas.';

select private.add_search_concept(label, kind::private.concept_kind, source, names, listing_phrases) from (values
  ('Family Medicine', 'specialty', 'NUCC 207Q00000X',
    'family doctor, family doctors, family physician, family physicians, family practice, family practitioner, family dr,
    general practitioner, general practice, general doctor, gp, gps, family md, family care doctor, fam med, family med,
    doctor for the whole family, medico familiar, medicos familiares, medico de familia, doctor de familia, doctor de la familia,
    medicina familiar, medico general',
    'family medicine, family practice, family doctors, family physician'),
  ('Internal Medicine', 'specialty', 'NUCC 207R00000X',
    'internist, internists, internal med, internal doctor, adult medicine, adult doctor, doctor for adults, im doctor, medicina interna,
    internista',
    'internal medicine, adult medicine, internist'),
  ('Pediatrics', 'specialty', 'NUCC 208000000X',
    'pediatrician, pediatricians, pediatric, paediatrics, paediatrician, peds, pediatric doctor, kids doctor, kids doctors, kid doctor,
    kids dr, childrens doctor, children doctor, child doctor, childrens health, baby doctor, doctor for kids, doctor for children,
    doctor for my child, doctor for babies, newborn doctor, childs doctor, adolescent medicine, pediatra, pediatras, pediatria,
    doctor de ninos, doctor para ninos, medico de ninos',
    'pediatrics, pediatric, pediatrician, peds, kids, children''s'),
  ('Internal Medicine and Pediatrics', 'specialty', 'this project',
    'med peds, medpeds, internal medicine pediatrics, medicine and pediatrics, medicine pediatrics',
    'internal medicine pediatrics, med peds, medicine pediatrics'),
  ('Geriatrics', 'specialty', 'NUCC 207QG0300X',
    'geriatric, geriatrician, geriatricians, geriatric medicine, senior care, senior doctor, seniors doctor, elder care, elderly,
    elderly care, older adults, older adult medicine, doctor for seniors, doctor for elderly',
    'geriatrics, geriatric, geriatrician, senior care, older adult, elder care'),
  ('Obstetrics and Gynecology', 'specialty', 'NUCC 207V00000X',
    'ob gyn, obgyn, ob gyns, obgyns, obstetrics gynecology, obstetrician, obstetricians, obstetrics, gynecology, gynecologist,
    gynecologists, gynaecology, gynaecologist, gyn, gyno, obstetrician gynecologist, ob, ginecologo, ginecologa, ginecologia, obstetra',
    'obstetrics, gynecology, gynecologist, obgyn, ob gyn'),
  ('Women''s Health', 'service', 'MedlinePlus womenshealth',
    'woman health, women health, womans health, womens doctor, doctor for women, female health, womens care, well woman,
    well woman exam, womens clinic, pap, pap smear, pap smears, pap test, breast exam',
    'women''s health, womens health, well woman, obstetrics, gynecology'),
  ('Sports Medicine', 'specialty', 'NUCC 207QS0010X',
    'sport medicine, sports doctor, sports dr, sports med, sports physician, sports injury, sports injuries, sports medicine doctor',
    'sports medicine, movement medicine, caqsm'),
  ('Functional Medicine', 'specialty', 'this project',
    'functional doctor, functional med, root cause medicine',
    'functional medicine'),
  ('Integrative Medicine', 'specialty', 'MedlinePlus complementaryandintegrativemedicine',
    'integrative, integrative doctor, integrative health, holistic, holistic doctor, holistic medicine, alternative medicine,
    complementary medicine',
    'integrative medicine, integrative, holistic, whole health'),
  ('Lifestyle Medicine', 'specialty', 'this project',
    'lifestyle doctor, lifestyle med, preventive medicine, prevention',
    'lifestyle medicine, lifestyle, dipablm'),
  ('Weight Loss', 'service', 'MedlinePlus weightcontrol',
    'weight, lose weight, losing weight, weight management, weight control, obesity, obesity medicine, weight doctor,
    weight loss doctor, weight loss clinic, bariatric, glp 1, glp1, ozempic, wegovy, semaglutide, mounjaro, tirzepatide, zepbound,
    perder peso',
    'weight loss, weight management, losing weight, lose weight, obesity, glp 1'),
  ('Diabetes', 'service', 'MedlinePlus diabetes',
    'diabetic, diabetic care, diabetes care, diabetes doctor, diabetes mellitus, type 2 diabetes, type 1 diabetes, diabetes management,
    blood sugar, high blood sugar, sugar diabetes, prediabetes, pre diabetes, insulin',
    'diabetes, diabetic, blood sugar'),
  ('High Blood Pressure', 'service', 'MedlinePlus highbloodpressure',
    'hypertension, blood pressure, hbp',
    'blood pressure, hypertension'),
  ('Mental Health', 'service', 'MedlinePlus mentalhealth',
    'mental health care, mental health doctor, mental, behavioral health, psychiatry, psychiatrist, anxiety, depression,
    anxiety and depression, counseling, counselor, therapist, psychologist, adhd, insomnia, salud mental, ansiedad',
    'mental health, behavioral health, anxiety, depression'),
  ('Physicals', 'service', 'MedlinePlus healthcheckup',
    'physical, physical exam, physical examination, annual physical, yearly physical, annual exam, yearly exam, annual physical exam,
    physical exams, annual checkup, yearly checkup, annual wellness visit, wellness visit, checkup, check up, checkups, health check,
    wellness exam, sports physical, sports physicals, school physical, school physicals, camp physical, dot physical, dot physicals,
    work physical',
    'physicals, annual physical, physical exam, physical exams, sports physical, school physical, checkups'),
  ('Menopause', 'service', 'MedlinePlus menopause',
    'perimenopause, hormone replacement, hormone therapy, hormones, hrt, bhrt, hot flashes, change of life',
    'menopause, perimenopause, hormone therapy, hormone replacement'),
  ('Thyroid', 'service', 'MedlinePlus thyroiddiseases',
    'thyroid doctor, thyroid disease, hypothyroidism, hashimotos disease',
    'thyroid, hypothyroidism'),
  ('Skin Care', 'service', 'MedlinePlus skinconditions',
    'skin, skin doctor, skin check, skin checks, dermatology, dermatologist, mole removal, acne',
    'skin, dermatology, mole removal'),
  ('Newborn Care', 'service', 'MedlinePlus infantandnewborncare',
    'newborn, newborns, infant, infants, infant care, babies, baby, breastfeeding, lactation, recien nacido',
    'newborn, newborns, infants, babies'),
  ('House Calls', 'service', 'this project',
    'house call, home visit, home visits, house visit, house visits, in home visit, in home visits, visits at home, doctor at home,
    mobile doctor, doctor that comes to you, home doctor, housecalls',
    'house calls, home visit, home visits, visits at home'),
  ('Telehealth', 'service', 'MedlinePlus telehealth',
    'telemedicine, tele health, virtual, virtual care, virtual visit, virtual visits, virtual doctor, video visit, video visits,
    video doctor, online doctor, online, remote, phone visit, e visit, zoom, zoom doctor, facetime, video call, phone consultation,
    phone appointment, telemedicina, doctor en linea, virtually',
    'telehealth, telemedicine, video visit, video visits, by video, virtual visits, video or phone, phone or video'),
  ('Urgent Care', 'service', 'this project',
    'walk in, walk ins, walk in clinic, same day, same day visit, same day visits, same day appointment, same day appointments,
    next day visit, next day visits, next day appointment',
    'urgent care, same day, stitches'),
  ('Accepting New Patients', 'attribute', 'this project',
    'accepting patients, accepting, new patients, taking new patients, taking patients, open to new patients, accepts new patients,
    accepts patients, accept new patients, takes new patients, take new patients, open panel, no waitlist, no wait list,
    no waiting list, nuevos pacientes, acepta nuevos pacientes',
    ''),
  ('Telehealth Only', 'attribute', 'this project',
    'telemedicine only, only telehealth, only telemedicine, virtual only, only virtual, online only, only online',
    ''),
  ('Office Visits', 'service', 'this project',
    'office visit, in office visit, in office visits, sick visit, sick visits, in person visit, in person visits, ear infection,
    ear infections, earache, sinus infection, sore throat, pink eye, cold, cold and flu, flu, cough, fever, rash, uti,
    urinary tract infection, bronchitis, stomach bug, sprain',
    'office visits, sick visits, visits in the office'),
  ('Messages and Calls', 'service', 'this project',
    'messaging, texting, text messages, text message, text messaging, texting with doctor, texting with my doctor, texting doctor,
    texting my doctor, texting with a doctor, text with doctor, text with my doctor, text doctor, text my doctor, text your doctor,
    text a doctor, doctor by text, by text, call my doctor, call doctor, phone calls, calls and texts, call or text, text or call,
    message doctor, message my doctor, message your doctor, email, email doctor, email my doctor, e mail, e mail doctor,
    doctors cell phone, cell phone, direct access, secure messaging',
    'text or call, call or text, text call or e mail, text message, text messages, messages and calls, by text, messaging'),
  ('Chronic Care', 'service', 'MedlinePlus copingwithchronicillness',
    'chronic, chronic disease, chronic diseases, chronic disease management, chronic illness, chronic illnesses, chronic condition,
    chronic conditions, chronic care management, long term condition, long term conditions, asthma, asthma doctor, copd,
    high cholesterol, arthritis, allergies, allergy, migraine, migraines, gout, fibromyalgia, back pain, sleep apnea, acid reflux, gerd',
    'chronic care, chronic conditions, chronic disease, chronic diseases, chronic illness, lasting conditions, asthma'),
  ('Basic Labs', 'service', 'MedlinePlus laboratorytests',
    'lab, labs, lab test, lab tests, lab testing, lab work, labwork, laboratory, laboratory tests, blood work, bloodwork, blood test,
    blood tests, blood draw, blood draws, blood count, urine test, urine tests, urinalysis, cholesterol, cholesterol test, lipid panel,
    a1c, wholesale labs, discounted labs, cheap labs, labs at cost, lab discounts, std test, std testing, sti test, sti testing, std,
    std check',
    'labs, lab tests, lab work, blood work, blood tests, blood test, laboratory tests'),
  ('Tests in the Office', 'service', 'this project',
    'office tests, in office tests, in house tests, rapid test, rapid tests, rapid strep, strep, strep test, strep throat, flu test,
    covid test, covid tests, pregnancy test, uti test, point of care tests, point of care testing',
    'tests in the office, strep test, strep tests, flu test, flu tests, pregnancy test, rapid test, rapid tests'),
  ('EKG', 'service', 'MedlinePlus heartdiseasestests',
    'ekgs, ecg, ecgs, e k g, e c g, electrocardiogram, electrocardiograms, heart tracing, heart test',
    'ekg, ekgs, ecg, electrocardiogram, electrocardiograms'),
  ('Minor Procedures', 'service', 'this project',
    'procedure, procedures, minor procedure, office procedures, in office procedures, minor surgery, office surgery, skin tag,
    skin tags, skin tag removal, wart, warts, wart removal, ingrown nail, ingrown nails, ingrown toenail, ingrown toenails,
    ingrown toenail removal, toenail removal, abscess, abscess drainage, cyst removal, lump removal, cryotherapy, splinter,
    splinter removal, ear wax, earwax, ear wax removal, earwax removal',
    'minor procedures, office procedures, procedures done in the office, minor surgery, ingrown nails, ingrown nail, ingrown toenails,
    skin tags, skin tag removal, warts, wart removal, cryotherapy'),
  ('Stitches', 'service', 'MedlinePlus woundsandinjuries',
    'stitch, suture, sutures, suturing, stitches removed, stitch removal, stitches removal, suture removal, sutures removed, laceration,
    lacerations, laceration repair, cut repair, wound closure, wound care',
    'stitches, sutures, suturing, laceration repair, lacerations'),
  ('Skin Biopsies', 'service', 'MedlinePlus biopsy',
    'skin biopsy, biopsy, biopsies, mole biopsy, punch biopsy, shave biopsy',
    'skin biopsies, skin biopsy, biopsies, biopsy'),
  ('Joint Injections', 'service', 'this project',
    'joint injection, knee injection, knee injections, shoulder injection, shoulder injections, hip injection, hip injections,
    cortisone, cortisone shot, cortisone shots, cortisone injection, cortisone injections, steroid shot, steroid shots,
    steroid injection, steroid injections, trigger point injection, trigger point injections',
    'joint injections, joint injection, knee injections, shoulder injections, cortisone, steroid injections, trigger point injections'),
  ('Vaccines', 'service', 'MedlinePlus vaccines',
    'vaccine, vaccination, vaccinations, immunization, immunizations, immunisation, immunisations, shots, flu shot, flu shots,
    flu vaccine, tetanus, tetanus shot, covid shot, covid vaccine, shingles shot, shingles vaccine, hpv vaccine, mmr, baby shots,
    childhood vaccines, kids vaccines, travel vaccines, travel shots, travel medicine, travel clinic, vacunas',
    'vaccines, vaccine, vaccinations, immunizations, flu shots, flu shot'),
  ('Medicines at Cost', 'service', 'MedlinePlus medicines',
    'medicine at cost, medication at cost, medications at cost, meds at cost, drugs at cost, prescriptions at cost, dispensary,
    dispensing, in house dispensary, in office dispensary, in house pharmacy, in office pharmacy, pharmacy, wholesale,
    wholesale medicine, wholesale medicines, wholesale medication, wholesale medications, wholesale meds, wholesale drugs,
    wholesale prescriptions, wholesale pharmacy, cheap medicine, cheap medicines, cheap medication, cheap medications, cheap meds,
    cheap prescriptions, discount medicines, discount medications, low cost medications, medication, medications, meds, prescription,
    prescriptions',
    'medicines at cost, medications at cost, medicines at about what we pay, wholesale medicines, wholesale medications, dispensary,
    dispense, dispenses, in house pharmacy'),
  ('Imaging Discounts', 'service', 'MedlinePlus diagnosticimaging',
    'imaging, imaging discount, discounted imaging, cheap imaging, radiology, x ray, x rays, xray, xrays, x ray discount,
    x ray discounts, mri, mris, mri discount, mri discounts, x ray mri discount, x ray mri discounts, cheap mri, low cost mri,
    mri at cost, ct scan, ct scans, cat scan, cat scans, ultrasound, ultrasounds, mammogram, mammograms',
    'imaging discounts, discounted imaging, imaging at cash prices, prices for scans, prices for imaging, mri at'),
  ('Hospital Visits', 'service', 'this project',
    'hospital visit, hospital care, hospital rounds, hospital privileges, admitting privileges, hospitalist, inpatient, inpatient care,
    doctor visits in hospital, visits in the hospital',
    'hospital visits, hospital rounds, visits in the hospital, admitting privileges, hospital privileges, inpatient care'),
  ('Prenatal Care', 'service', 'MedlinePlus prenatalcare',
    'prenatal, prenatal visit, prenatal visits, prenatal doctor, antenatal, antenatal care, pregnant, pregnancy, pregnancy care,
    pregnancy doctor, maternity, maternity care, maternity doctor, deliver babies, delivers babies, delivering babies, deliver baby,
    deliver my baby, childbirth, birth, labor and delivery, midwife, midwives, embarazo, embarazada',
    'prenatal, pregnancy, pregnancies, maternity, deliver babies, delivers babies'),
  ('After Hours', 'service', 'this project',
    'after hour, afterhours, after hours care, after hours doctor, evening, evenings, weekend, weekends, evenings and weekends,
    nights and weekends, nights, weekend doctor, evening appointments, weekend appointments, 24 7, 24 7 access, 24 hour, 24 hours,
    around the clock, open late, doctor on call, on call doctor, evening hours, weekend hours, late hours, night doctor, saturday,
    saturdays, sunday, sundays, open saturday, open saturdays, open sunday, open on saturday, open on sunday, open weekends,
    open on weekends',
    'after hours, evenings and weekends, evening and weekend, nights and weekends, evenings weekends, 24 7, around the clock'),
  ('Birth Control', 'service', 'MedlinePlus birthcontrol',
    'contraception, contraceptive, contraceptives, iud, iuds, iud insertion, iud removal, nexplanon, nexplanon insertion,
    nexplanon removal, birth control implant, mirena, paragard, family planning, birth control pills, the pill',
    'birth control, contraception, contraceptive, contraceptives, iud, iuds, nexplanon, family planning'),
  ('Men''s Health', 'service', 'MedlinePlus menshealth',
    'man health, men health, mans health, mens doctor, doctor for men, mens clinic, testosterone, testosterone therapy, trt, low t,
    low testosterone, erectile dysfunction, prostate, vasectomy',
    'men''s health, testosterone, prostate, vasectomy')
) as concepts (label, kind, source, names, listing_phrases);

select private.add_search_concept(label, 'language', 'this project', concat_ws(
  ', ', label || ' speaking', label || ' speaker', 'speaks ' || label, 'in ' || label, names))
from (values
  ('American Sign Language', 'asl, sign language'), ('Amharic', null), ('Arabic', null), ('Bengali', null), ('Cantonese', null),
  ('English', null), ('Farsi', 'persian'), ('French', null), ('German', null), ('Greek', null), ('Gujarati', null),
  ('Haitian Creole', 'creole, kreyol'), ('Hebrew', null), ('Hindi', null), ('Hmong', null), ('Italian', null), ('Japanese', null),
  ('Khmer', null), ('Korean', null), ('Mandarin', 'chinese, mandarin chinese'), ('Navajo', null), ('Polish', null),
  ('Portuguese', 'brazilian'), ('Punjabi', null), ('Russian', null), ('Somali', null),
  ('Spanish', 'espanol, habla espanol, hable espanol, hablan espanol, hablamos espanol, hablo espanol, en espanol, latino doctor,
    latina doctor, hispanic doctor'),
  ('Tagalog', 'filipino'), ('Tamil', null), ('Telugu', null), ('Ukrainian', null), ('Urdu', null), ('Vietnamese', null), ('Yiddish', null)
) as languages (label, names);

select private.add_search_concept(label, 'age', 'this project', names || (
  select string_agg(', ' || years || unit, '') from generate_series(youngest, oldest) as years, unnest(array[' year old', ' years old', ' yr old', ' yo']) as unit))
from (values
  ('Ages: Babies', 0, 1, 'under 1'),
  ('Ages: Children', 2, 12, 'kids, kid, children, child, toddler, toddlers, preschooler, preschoolers, ninos, nino, hijos, hijo, sees kids,
    sees children, treats children'),
  ('Ages: Teens', 13, 17, 'teen, teens, teenager, teenagers, teen doctor, adolescent, adolescents, adolescentes'),
  ('Ages: Adults', 18, 64, 'adult, adults, adult care'),
  ('Ages: Seniors', 65, 100, '65, over 65, 65 and older, 65 and over, over 70, over 80')
) as ages (label, youngest, oldest, names);

create table private.search_tags (
  id smallint primary key generated always as identity,
  tag text not null unique
);
comment on table private.search_tags is
  'Every tag that private.listing_tags can return. The search index stores their numbers, which take a fifth of the room of the words.';

insert into private.search_tags (tag)
select tag from private.search_concepts
union
select '=' || tag from string_to_table('ages-babies ages-children ages-teens ages-adults ages-seniors in-person verified priced', ' ') as tag
order by tag;

create function private.tag_ids(tags text[]) returns smallint[]
language plpgsql stable set search_path = '' as $$
declare
  ids constant smallint[] := array(select id from private.search_tags where tag = any (tags) order by id);
begin
  if cardinality(ids) < (select count(distinct tag) from unnest(tags) as tag) then
    raise exception 'One of the tags % has no number', tags;
  end if;
  return ids;
end $$;
comment on function private.tag_ids is 'Returns the numbers of tags in order, and fails for an unknown tag, which would widen a search.';

create type private.stop_phrase_reason as enum ('every practice', 'not listed', 'insurance');

create table private.search_stop_phrases (
  phrase text primary key,
  reason private.stop_phrase_reason not null
);
comment on table private.search_stop_phrases is
  'Phrases that a search ignores: what is true of every practice, what no listing says, and insurers, whom memberships do not involve. '
  'Normalized, and collected by hand.';
alter table private.search_stop_phrases enable row level security;

insert into private.search_stop_phrases (reason, phrase)
select reason::private.stop_phrase_reason, phrase from (values
  ('every practice',
    'low cost, lower cost, low price, low priced, low prices, lowest price, flat fee, flat rate, monthly fee, monthly membership,
    cash pay, cash only, cash price, takes cash, take cash, self pay, private pay, no insurance, without insurance, dont have insurance,
    do not have insurance, uninsured, insurance free, no copay, no copays, board certified, physician assistant, physician assistants,
    medical doctor, medical doctors, medical clinic, medical clinics, medical office, medical offices, medical care, medical practice,
    united states, direct access, family plan, family plans, family membership, family price, concierge medicine, membership medicine,
    retainer medicine, near to me, close to me, close by, in my area, around here'),
  ('not listed',
    'female, females, female only, woman, lady, woman doctor, lady doctor, male, males, man, man doctor, young, older, friendly, kind,
    caring, gentle, lgbt, lgbtq, lgbtqia, lgbtq friendly, lgbt friendly, queer, queer friendly, gay, gay friendly, trans, transgender,
    trans friendly, gender affirming, kid friendly, black doctor, african american, indian doctor, asian doctor, native american,
    muslim, jewish, catholic, christian doctor, bilingual, interpreter, wheelchair, wheelchair accessible, parking, free, free clinic,
    sliding scale, open now, open today, today, tomorrow, tonight, mujer'),
  ('insurance',
    'insurance, takes insurance, take insurance, accepts insurance, accept insurance, my insurance, health insurance, in network,
    medicare, medicare advantage, medicaid, medi cal, medical insurance, tricare, va benefits, chip, obamacare, marketplace insurance,
    aetna, anthem, blue cross, blue shield, blue cross blue shield, bcbs, cigna, humana, kaiser, kaiser permanente, united healthcare,
    unitedhealthcare, uhc, molina, centene, ambetter, oscar health, wellcare, highmark, ppo, hmo, seguro, sin seguro')
) as reasons (reason, phrases), regexp_split_to_table(phrases, ',\s+') as phrase;

create table private.search_filler_words (
  word text primary key,
  is_preposition boolean not null
);
comment on table private.search_filler_words is
  'Words that say nothing about a practice: single letters, small words in English and Spanish, titles, credentials, and what every practice is. A place can follow a preposition.';

insert into private.search_filler_words (word, is_preposition)
select word, true from string_to_table('in, near, around, by, at, nearest, nearby, from, within, en', ', ') as word
union all
select chr(code), false from generate_series(ascii('a'), ascii('z')) as code
union all
select word, false from regexp_split_to_table(
  'an, the, of, for, on, to, closest, me, my, and, or, with, who, that, which, is, are, need, want, find, finding, looking, search,
  show, best, good, top, new, local, area, zip, code, county, metro, downtown, greater, please, any, some, can, help, see, sees, go, do,
  does, has, have, get, am, im, we, our, you, your, it, there, where, what, how, accepts, accept, takes, take, taking, available, great,
  rated, highly, recommended, trusted, reviews, usa, america, speaks, speak, speaking, que, el, un, una, para, con, cerca, mi, se, por,
  busco, necesito, buscar, doctora, doctoras, doctores, medica, medicas, clinica, clinicas, familia, dr, drs, doctor, doctors, doc,
  docs, physician, physicians, provider, providers, medico, medicos, md, mds, np, nps, fnp, agnp, cpnp, aprn, dnp, pa, pas, pac, bc, rn,
  mbbs, mph, phd, faafp, facp, faap, facog, agsf, abfm, osteopath, osteopaths, osteopathic, nurse, practitioner, practitioners, dpc,
  primary, care, direct, pcp, pcps, clinic, clinics, office, offices, practice, practices, membership, memberships, subscription,
  concierge, affordable, cheap, cheapest, inexpensive, price, prices, pricing, cost, costs, fee, fees, monthly, hsa', ',\s+') as word;

create table private.place_nicknames (
  name text primary key,
  city text,
  state text not null references private.us_states (code)
);
comment on table private.place_nicknames is
  'Common names of cities and states that no ZIP code has, and large counties whose seat has another name. Normalized; the city is null for a whole state.';
create index place_nicknames_state_idx on private.place_nicknames (state);

insert into private.place_nicknames (name, city, state) values
  ('nyc', 'New York', 'NY'), ('ny city', 'New York', 'NY'), ('new york city', 'New York', 'NY'),
  ('big apple', 'New York', 'NY'), ('the bronx', 'Bronx', 'NY'), ('long island', 'Hempstead', 'NY'), ('hudson valley', 'Poughkeepsie', 'NY'),
  ('la', 'Los Angeles', 'CA'), ('l a', 'Los Angeles', 'CA'), ('sf', 'San Francisco', 'CA'), ('san fran', 'San Francisco', 'CA'),
  ('orange county', 'Santa Ana', 'CA'), ('dc', 'Washington', 'DC'), ('d c', 'Washington', 'DC'),
  ('philly', 'Philadelphia', 'PA'), ('vegas', 'Las Vegas', 'NV'), ('nola', 'New Orleans', 'LA'), ('atl', 'Atlanta', 'GA'),
  ('kc', 'Kansas City', 'MO'), ('okc', 'Oklahoma City', 'OK'), ('slc', 'Salt Lake City', 'UT'), ('stl', 'Saint Louis', 'MO'),
  ('indy', 'Indianapolis', 'IN'), ('jax', 'Jacksonville', 'FL'), ('st pete', 'Saint Petersburg', 'FL'), ('dfw', 'Dallas', 'TX'),
  ('twin cities', 'Minneapolis', 'MN'), ('msp', 'Minneapolis', 'MN'), ('cincy', 'Cincinnati', 'OH'), ('pdx', 'Portland', 'OR'),
  ('bay area', 'San Francisco', 'CA'), ('chi town', 'Chicago', 'IL'), ('abq', 'Albuquerque', 'NM'),
  ('satx', 'San Antonio', 'TX'), ('atx', 'Austin', 'TX'), ('htx', 'Houston', 'TX'), ('washington state', null, 'WA'),
  ('state of washington', null, 'WA'), ('new york state', null, 'NY'), ('state of new york', null, 'NY'),
  ('upstate new york', null, 'NY'), ('cali', null, 'CA'), ('calif', null, 'CA'), ('mass', null, 'MA'), ('penn', null, 'PA'),
  ('tex', null, 'TX'), ('wash', null, 'WA'), ('fla', null, 'FL'), ('ariz', null, 'AZ'), ('socal', null, 'CA'), ('so cal', null, 'CA'),
  ('norcal', null, 'CA'), ('n carolina', null, 'NC'), ('s carolina', null, 'SC'), ('n dakota', null, 'ND'), ('s dakota', null, 'SD'),
  ('w virginia', null, 'WV'),
  ('kcmo', 'Kansas City', 'MO'), ('kck', 'Kansas City', 'KS'), ('cda', 'Coeur d''Alene', 'ID'), ('dmv', 'Washington', 'DC'), ('rva', 'Richmond', 'VA'),
  ('salt lake', 'Salt Lake City', 'UT'), ('colorado spring', 'Colorado Springs', 'CO'), ('new orlean', 'New Orleans', 'LA'),
  ('pittsburg', 'Pittsburgh', 'PA'), ('pittsburg pa', 'Pittsburgh', 'PA'), ('la canada', 'La Canada Flintridge', 'CA'),
  ('sault st marie', 'Sault Sainte Marie', 'MI'), ('sault saint marie', 'Sault Sainte Marie', 'MI'),
  ('silicon valley', 'San Jose', 'CA'), ('inland empire', 'San Bernardino', 'CA'), ('napa valley', 'Napa', 'CA'), ('tampa bay', 'Tampa', 'FL'),
  ('south florida', 'Miami', 'FL'), ('central florida', 'Orlando', 'FL'), ('cape cod', 'Hyannis', 'MA'), ('upper peninsula', 'Marquette', 'MI'),
  ('up michigan', 'Marquette', 'MI'), ('research triangle', 'Durham', 'NC'), ('rtp', 'Durham', 'NC'), ('south jersey', 'Cherry Hill', 'NJ'),
  ('north jersey', 'Newark', 'NJ'), ('lehigh valley', 'Allentown', 'PA'), ('hampton roads', 'Norfolk', 'VA'), ('quad cities', 'Davenport', 'IA'),
  -- Counties of more than a million people whose seat has another name.
  ('maricopa county', 'Phoenix', 'AZ'), ('alameda county', 'Oakland', 'CA'), ('contra costa county', 'Martinez', 'CA'),
  ('santa clara county', 'San Jose', 'CA'), ('miami dade county', 'Miami', 'FL'), ('broward county', 'Fort Lauderdale', 'FL'),
  ('palm beach county', 'West Palm Beach', 'FL'), ('hillsborough county', 'Tampa', 'FL'), ('fulton county', 'Atlanta', 'GA'),
  ('cook county', 'Chicago', 'IL'), ('montgomery county md', 'Rockville', 'MD'), ('wayne county mi', 'Detroit', 'MI'),
  ('oakland county', 'Pontiac', 'MI'), ('hennepin county', 'Minneapolis', 'MN'), ('mecklenburg county', 'Charlotte', 'NC'),
  ('wake county', 'Raleigh', 'NC'), ('clark county nv', 'Las Vegas', 'NV'), ('kings county ny', 'Brooklyn', 'NY'),
  ('nassau county', 'Mineola', 'NY'), ('suffolk county', 'Riverhead', 'NY'), ('westchester county', 'White Plains', 'NY'),
  ('cuyahoga county', 'Cleveland', 'OH'), ('allegheny county', 'Pittsburgh', 'PA'), ('harris county', 'Houston', 'TX'),
  ('tarrant county', 'Fort Worth', 'TX'), ('bexar county', 'San Antonio', 'TX'), ('travis county', 'Austin', 'TX'),
  ('collin county', 'McKinney', 'TX'), ('fairfax county', 'Fairfax', 'VA'), ('king county', 'Seattle', 'WA');

create table private.search_regions (
  label text primary key,
  names text[] not null,
  zips text
);
comment on table private.search_regions is
  'Territories and countries that the directory does not cover, with a pattern of the ZIP codes that they have. Source: U.S. Postal Service, '
  'Publication 28, appendix B, and labeling list L002.';

insert into private.search_regions (label, names, zips)
select label, string_to_array(names, ', '), zips from (values
  ('Puerto Rico', 'pr, puerto rico', '^00[679]'),
  ('the U.S. Virgin Islands', 'us virgin islands, u s virgin islands, virgin islands, usvi, vi, st thomas vi, st croix, st croix vi, st
    john vi', '^008'),
  ('Guam', 'gu, guam', '^969[123]'),
  ('the Northern Mariana Islands', 'northern mariana islands, saipan', '^9695'),
  ('American Samoa', 'american samoa', '^96799'),
  ('military mail', 'apo, fpo', '^(09|340|96[2-6])'),
  ('Canada', 'canada, vancouver bc, british columbia, toronto ontario, toronto on, montreal quebec', null),
  ('Mexico', 'mexico, mexico city, tijuana', null),
  ('the United Kingdom', 'uk, united kingdom, england, great britain, scotland', null),
  ('France', 'france, paris france', null),
  ('Germany', 'germany', null),
  ('India', 'india', null),
  ('Australia', 'australia', null)
) as regions (label, names, zips);

create table private.extra_cities (
  city text not null,
  state text not null,
  zip text not null references public.zip_codes (zip),
  weight integer not null,
  primary key (city, state)
);
comment on table private.extra_cities is
  'Cities that no ZIP code is named after, and some that are larger than their number of ZIP codes suggests. Sources: place names that the '
  'Postal Service accepts (https://tools.usps.com), census of 2020.';
comment on column private.extra_cities.weight is
  'The number of ZIP codes that the city counts for: 3 by default, 1 if its name is also that of many people or things.';
create index extra_cities_zip_idx on private.extra_cities (zip);
alter table private.extra_cities enable row level security;

insert into private.extra_cities (city, state, zip, weight) values
  ('Nome', 'AK', '99762', 3),
  ('Homewood', 'AL', '35209', 3), ('Hoover', 'AL', '35226', 3), ('Mountain Brook', 'AL', '35223', 3), ('Vestavia Hills', 'AL', '35216', 3),
  ('Catalina Foothills', 'AZ', '85718', 3), ('Glendale', 'AZ', '85301', 15), ('Oro Valley', 'AZ', '85737', 3), ('Peoria', 'AZ', '85345', 20),
  ('East Los Angeles', 'CA', '90022', 3), ('Hollywood', 'CA', '90028', 3), ('Eastvale', 'CA', '92880', 3), ('French Valley', 'CA', '92596', 3), ('Jurupa Valley', 'CA', '92509', 3),
  ('Centennial', 'CO', '80112', 3), ('Greenwood Village', 'CO', '80111', 3), ('Highlands Ranch', 'CO', '80129', 3), ('Ken Caryl', 'CO', '80127', 3),
  ('Lakewood', 'CO', '80226', 6), ('Northglenn', 'CO', '80233', 3),
  ('Pike Creek', 'DE', '19808', 3),
  ('Alafaya', 'FL', '32828', 3), ('Aventura', 'FL', '33180', 3), ('Cutler Bay', 'FL', '33189', 3), ('Davie', 'FL', '33328', 1),
  ('Doral', 'FL', '33178', 3), ('Kendall', 'FL', '33176', 3), ('Lauderhill', 'FL', '33319', 3), ('Mandarin', 'FL', '32223', 1), ('Miami Lakes', 'FL', '33016', 3),
  ('Miami Shores', 'FL', '33138', 3), ('Miramar', 'FL', '33025', 3), ('Oakland Park', 'FL', '33334', 3), ('Pinecrest', 'FL', '33156', 3),
  ('Sunrise', 'FL', '33323', 3), ('Tamarac', 'FL', '33321', 3), ('Weston', 'FL', '33326', 1),
  ('Brookhaven', 'GA', '30319', 3), ('Dunwoody', 'GA', '30338', 3), ('East Point', 'GA', '30344', 3), ('Johns Creek', 'GA', '30097', 3),
  ('Milton', 'GA', '30004', 1), ('Sandy Springs', 'GA', '30328', 3),
  ('East Honolulu', 'HI', '96825', 3), ('Waikiki', 'HI', '96815', 3),
  ('Ammon', 'ID', '83406', 3),
  ('Germantown Hills', 'IL', '61548', 3), ('Norridge', 'IL', '60706', 3),
  ('Lawrence', 'IN', '46226', 1), ('Speedway', 'IN', '46224', 3),
  ('Merriam', 'KS', '66203', 3),
  ('Jeffersontown', 'KY', '40299', 3), ('Lyndon', 'KY', '40222', 1), ('Shively', 'KY', '40216', 3), ('St. Matthews', 'KY', '40207', 3),
  ('Central', 'LA', '70739', 1), ('Jefferson', 'LA', '70121', 1), ('Terrytown', 'LA', '70056', 3),
  ('Aspen Hill', 'MD', '20906', 3), ('North Bethesda', 'MD', '20852', 3), ('North Potomac', 'MD', '20878', 3), ('Wheaton', 'MD', '20902', 1),
  ('Delta Township', 'MI', '48917', 3), ('Forest Hills', 'MI', '49546', 3), ('Kentwood', 'MI', '49508', 3), ('Meridian Township', 'MI', '48864', 3),
  ('Shelby Township', 'MI', '48315', 3), ('Walker', 'MI', '49534', 1),
  ('Apple Valley', 'MN', '55124', 3), ('Blaine', 'MN', '55449', 3), ('Bloomington', 'MN', '55420', 3), ('Brooklyn Center', 'MN', '55430', 3),
  ('Brooklyn Park', 'MN', '55443', 3), ('Coon Rapids', 'MN', '55433', 3), ('Crystal', 'MN', '55428', 1), ('Eagan', 'MN', '55122', 3),
  ('Edina', 'MN', '55424', 3), ('Fridley', 'MN', '55432', 3), ('Golden Valley', 'MN', '55427', 3), ('Maplewood', 'MN', '55109', 3),
  ('New Hope', 'MN', '55428', 3), ('Oakdale', 'MN', '55128', 3), ('Plymouth', 'MN', '55447', 3), ('Richfield', 'MN', '55423', 3),
  ('Roseville', 'MN', '55113', 3), ('Shoreview', 'MN', '55126', 3), ('St. Louis Park', 'MN', '55426', 3), ('Woodbury', 'MN', '55125', 3),
  ('Affton', 'MO', '63123', 3), ('Clayton', 'MO', '63105', 1), ('Creve Coeur', 'MO', '63141', 3), ('Ferguson', 'MO', '63135', 1),
  ('Gladstone', 'MO', '64118', 3), ('Kirkwood', 'MO', '63122', 3), ('Mehlville', 'MO', '63129', 3), ('Oakville', 'MO', '63129', 3),
  ('Raytown', 'MO', '64133', 3), ('University City', 'MO', '63130', 3), ('Webster Groves', 'MO', '63119', 3),
  ('Ballantyne', 'NC', '28277', 3), ('Mint Hill', 'NC', '28227', 3), ('Stallings', 'NC', '28104', 3),
  ('Ralston', 'NE', '68127', 3),
  ('Evesham', 'NJ', '08053', 3), ('Gloucester Township', 'NJ', '08012', 3), ('Hamilton', 'NJ', '08619', 1),
  ('South Valley', 'NM', '87105', 3),
  ('Enterprise', 'NV', '89178', 1), ('Paradise', 'NV', '89119', 1), ('Spanish Springs', 'NV', '89441', 3), ('Spring Valley', 'NV', '89147', 3), ('Summerlin', 'NV', '89135', 3),
  ('Sunrise Manor', 'NV', '89110', 3), ('Whitney', 'NV', '89122', 1),
  ('Amherst', 'NY', '14226', 1), ('Brighton', 'NY', '14618', 1), ('Cheektowaga', 'NY', '14225', 3), ('Clarkstown', 'NY', '10956', 3),
  ('Colonie', 'NY', '12205', 3), ('Greece', 'NY', '14626', 1), ('Irondequoit', 'NY', '14617', 3), ('Manhattan', 'NY', '10001', 40), ('Harlem', 'NY', '10027', 3),
  ('Queens', 'NY', '11375', 3), ('Ramapo', 'NY', '10977', 3),
  ('Beavercreek', 'OH', '45431', 3), ('Cleveland Heights', 'OH', '44118', 3), ('Gahanna', 'OH', '43230', 3), ('Garfield Heights', 'OH', '44125', 3),
  ('Huber Heights', 'OH', '45424', 3), ('Kettering', 'OH', '45429', 3), ('Parma', 'OH', '44129', 3), ('Riverside', 'OH', '45431', 1),
  ('Shaker Heights', 'OH', '44120', 3), ('Upper Arlington', 'OH', '43221', 3),
  ('Del City', 'OK', '73115', 3), ('Midwest City', 'OK', '73110', 3), ('Nichols Hills', 'OK', '73116', 3), ('The Village', 'OK', '73120', 3),
  ('Warr Acres', 'OK', '73132', 3),
  ('Milwaukie', 'OR', '97222', 3), ('Oak Grove', 'OR', '97267', 3), ('Tigard', 'OR', '97223', 3),
  ('Lower Merion', 'PA', '19003', 3), ('Mount Lebanon', 'PA', '15228', 3), ('Penn Hills', 'PA', '15235', 3), ('Ross Township', 'PA', '15237', 3),
  ('Shaler', 'PA', '15209', 3),
  ('Charleston', 'SC', '29401', 46), ('Forest Acres', 'SC', '29206', 3), ('West Ashley', 'SC', '29407', 3),
  ('Bartlett', 'TN', '38134', 1), ('Belle Meade', 'TN', '37205', 3), ('East Ridge', 'TN', '37412', 3), ('Farragut', 'TN', '37934', 1),
  ('Oak Hill', 'TN', '37220', 3), ('Red Bank', 'TN', '37415', 3),
  ('Alamo Heights', 'TX', '78209', 3), ('Arlington', 'TX', '76010', 28), ('Atascocita', 'TX', '77346', 3), ('Bee Cave', 'TX', '78738', 3),
  ('Benbrook', 'TX', '76126', 3), ('Farmers Branch', 'TX', '75234', 3), ('Lakeway', 'TX', '78734', 3), ('Leon Valley', 'TX', '78238', 3),
  ('Live Oak', 'TX', '78233', 3), ('The Woodlands', 'TX', '77380', 3), ('University Park', 'TX', '75205', 3), ('Watauga', 'TX', '76148', 3),
  ('West Lake Hills', 'TX', '78746', 3), ('West University Place', 'TX', '77005', 3), ('White Settlement', 'TX', '76108', 3),
  ('Cottonwood Heights', 'UT', '84121', 3), ('Holladay', 'UT', '84117', 3), ('Kearns', 'UT', '84118', 3), ('Millcreek', 'UT', '84109', 3),
  ('Murray', 'UT', '84107', 1), ('South Salt Lake', 'UT', '84115', 3), ('Spanish Valley', 'UT', '84532', 3), ('Taylorsville', 'UT', '84123', 3),
  ('Bailey''s Crossroads', 'VA', '22041', 3), ('Dale City', 'VA', '22193', 3), ('Lake Ridge', 'VA', '22192', 3), ('Short Pump', 'VA', '23233', 3),
  ('Tuckahoe', 'VA', '23229', 3), ('Tysons', 'VA', '22102', 3),
  ('Burien', 'WA', '98166', 3), ('Covington', 'WA', '98042', 1), ('Des Moines', 'WA', '98198', 3), ('Newcastle', 'WA', '98056', 1),
  ('SeaTac', 'WA', '98188', 3), ('Shoreline', 'WA', '98133', 3), ('Spokane Valley', 'WA', '99206', 3), ('Tukwila', 'WA', '98168', 3),
  ('Ashwaubenon', 'WI', '54304', 3), ('Fitchburg', 'WI', '53711', 3), ('Greenfield', 'WI', '53220', 3), ('Wauwatosa', 'WI', '53213', 3),
  ('West Allis', 'WI', '53214', 3);
