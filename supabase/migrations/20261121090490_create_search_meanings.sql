-- What everyday words of a search mean: specialties, services and languages, in the words of people who do not know ours. It is
-- data: a row more is a meaning more, for listings that are saved after it.

create function private.space_words(folded text) returns text
language sql immutable parallel safe
return translate(
  folded, E'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\f\u00A0', repeat(' ', 37)
);

comment on function private.space_words is 'A folded text with its punctuation and white space turned into spaces.';

create function private.split_words(folded text) returns text[]
language sql immutable parallel safe
return array_remove(string_to_array(private.space_words(folded), ' '), '');

comment on function private.split_words is 'The words of a folded text; white space and punctuation part them.';

create function private.join_apostrophes(folded text) returns text
language sql immutable parallel safe
return replace(folded, '''', '');

comment on function private.join_apostrophes is
  'A folded text with "women''s" and "o''connell" as "womens" and "oconnell", as many write them.';

create function private.word_vector(folded text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', private.space_words(folded));

comment on function private.word_vector is 'The words of a folded text for full-text search, as they are.';

create function private.fact_word(label text) returns text
language sql immutable parallel safe
return '=' || btrim(regexp_replace(lower(label), '[^a-z]+', '-', 'g'), '-');

comment on function private.fact_word is
  'The word by which listings are indexed that a meaning applies to. Nobody can type it: punctuation is no part of a word.';

create type private.meaning_kind as enum ('specialty', 'service', 'language', 'age', 'fact');

create table private.search_meanings (
  label text primary key,
  kind private.meaning_kind not null,
  -- What people type.
  names text[] not null,
  -- What a listing says to which it applies; none where a column says it.
  signs text[] not null default '{}',
  source text not null,
  query tsquery,
  fact text not null generated always as (private.fact_word(label)) stored
);

comment on table private.search_meanings is
  'Meanings that a search can have, the everyday names of each, and the signs by which a listing shows that it applies: for a '
  'specialty words of its name, specialty and credentials, for a service also phrases of its About text.';
comment on column private.search_meanings.source is
  'What the label follows: a code of the NUCC Health Care Provider Taxonomy (https://taxonomy.nucc.org), a health topic of '
  'MedlinePlus (https://medlineplus.gov, public domain), or this project. Everyday names were gathered by hand.';
comment on column private.search_meanings.fact is 'Its word in what search reads of a listing.';
comment on column private.search_meanings.query is 'The signs, as the trigger writes them for full-text search.';

create table private.search_names (
  name text primary key,
  label text not null references private.search_meanings (label) on delete cascade on update cascade
);

comment on table private.search_names is
  'Each everyday name, folded and without punctuation, and what it means. Kept by a trigger.';

create index search_names_label_idx on private.search_names (label);

create function private.plain_words(value text) returns text
language sql stable
return array_to_string(private.split_words(private.join_apostrophes(private.fold(value))), ' ');

comment on function private.plain_words is 'A text as its folded words, a space between each two.';

create function private.index_meaning() returns trigger
language plpgsql set search_path = '' as $$
begin
  select string_agg(
    '(' || case new.kind
      when 'specialty' then plainto_tsquery('pg_catalog.simple', private.plain_words(sign))
      else phraseto_tsquery('pg_catalog.simple', private.plain_words(sign))
    end::text || ')', ' | ')::tsquery
  into new.query from unnest(new.signs) as sign;
  return new;
end $$;

comment on function private.index_meaning is
  'Trigger: what finds the signs of a meaning. A specialty''s words may stand apart ("Family and Sports Medicine"), a phrase''s '
  'may not.';

create trigger index_meaning before insert or update of kind, signs on private.search_meanings
for each row execute function private.index_meaning();

create function private.index_meaning_names() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.search_names where label = new.label;
  insert into private.search_names (name, label)
  select distinct private.plain_words(name), new.label from unnest(new.names || new.label) as name;
  return null;
end $$;

comment on function private.index_meaning_names is 'Trigger: keeps the names by which a meaning is found.';

create trigger index_meaning_names after insert or update of label, names on private.search_meanings
for each row execute function private.index_meaning_names();

insert into private.search_meanings (label, kind, source, names, signs) values
  ('Family Medicine', 'specialty', 'NUCC 207Q00000X', array[
    'family doctor', 'family doctors', 'family physician', 'family physicians', 'family practice', 'family practitioner',
    'family dr', 'general practitioner', 'general practice', 'general doctor', 'gp', 'gps', 'family md', 'family care doctor', 'fam med', 'family med',
    'doctor for the whole family', 'medico familiar', 'medicos familiares', 'medico de familia', 'doctor de familia', 'doctor de la familia',
    'medicina familiar', 'medico general'
  ], array['family medicine', 'family practice', 'family doctors', 'family physician']),
  ('Internal Medicine', 'specialty', 'NUCC 207R00000X', array[
    'internist', 'internists', 'internal med', 'internal doctor', 'adult medicine', 'adult doctor', 'doctor for adults',
    'im doctor', 'medicina interna', 'internista'
  ], array['internal medicine', 'adult medicine', 'internist']),
  ('Pediatrics', 'specialty', 'NUCC 208000000X', array[
    'pediatrician', 'pediatricians', 'pediatric', 'paediatrics', 'paediatrician', 'peds', 'pediatric doctor', 'kids doctor',
    'kids doctors', 'kid doctor', 'kids dr', 'childrens doctor', 'children doctor', 'child doctor', 'childrens health',
    'baby doctor', 'doctor for kids', 'doctor for children', 'doctor for my child', 'doctor for babies', 'newborn doctor', 'childs doctor', 'adolescent medicine', 'pediatra', 'pediatras', 'pediatria', 'doctor de ninos', 'doctor para ninos',
    'medico de ninos'
  ], array['pediatrics', 'pediatric', 'pediatrician', 'peds', 'kids', 'children''s']),
  ('Internal Medicine and Pediatrics', 'specialty', 'this project', array[
    'med peds', 'medpeds', 'internal medicine pediatrics', 'medicine and pediatrics', 'medicine pediatrics'
  ], array['internal medicine pediatrics', 'med peds', 'medicine pediatrics']),
  ('Geriatrics', 'specialty', 'NUCC 207QG0300X', array[
    'geriatric', 'geriatrician', 'geriatricians', 'geriatric medicine', 'senior care', 'senior doctor', 'seniors doctor',
    'elder care', 'elderly', 'elderly care', 'older adults', 'older adult medicine', 'doctor for seniors',
    'doctor for elderly'
  ], array['geriatrics', 'geriatric', 'geriatrician', 'senior care', 'older adult', 'elder care']),
  ('Obstetrics and Gynecology', 'specialty', 'NUCC 207V00000X', array[
    'ob gyn', 'obgyn', 'ob gyns', 'obgyns', 'obstetrics gynecology', 'obstetrician', 'obstetricians', 'obstetrics',
    'gynecology', 'gynecologist', 'gynecologists', 'gynaecology', 'gynaecologist', 'gyn', 'gyno', 'obstetrician gynecologist', 'ob', 'ginecologo',
    'ginecologa', 'ginecologia', 'obstetra'
  ], array['obstetrics', 'gynecology', 'gynecologist', 'obgyn', 'ob gyn']),
  ('Women''s Health', 'service', 'MedlinePlus womenshealth', array[
    'woman health', 'women health', 'womans health', 'womens doctor', 'doctor for women', 'female health', 'womens care',
    'well woman', 'well woman exam', 'womens clinic', 'pap', 'pap smear', 'pap smears', 'pap test', 'breast exam'
  ], array['women''s health', 'womens health', 'well woman', 'obstetrics', 'gynecology']),
  ('Sports Medicine', 'specialty', 'NUCC 207QS0010X', array[
    'sport medicine', 'sports doctor', 'sports dr', 'sports med', 'sports physician', 'sports injury', 'sports injuries',
    'sports medicine doctor'
  ], array['sports medicine', 'movement medicine', 'caqsm']),
  ('Functional Medicine', 'specialty', 'this project', array[
    'functional doctor', 'functional med', 'root cause medicine'
  ], array['functional medicine']),
  ('Integrative Medicine', 'specialty', 'MedlinePlus complementaryandintegrativemedicine', array[
    'integrative', 'integrative doctor', 'integrative health', 'holistic', 'holistic doctor', 'holistic medicine',
    'alternative medicine', 'complementary medicine'
  ], array['integrative medicine', 'integrative', 'holistic', 'whole health']),
  ('Lifestyle Medicine', 'specialty', 'this project', array[
    'lifestyle doctor', 'lifestyle med', 'preventive medicine', 'prevention'
  ], array['lifestyle medicine', 'lifestyle', 'dipablm']),
  ('Weight Loss', 'service', 'MedlinePlus weightcontrol', array[
    'weight', 'lose weight', 'losing weight', 'weight management', 'weight control', 'obesity', 'obesity medicine',
    'weight doctor', 'weight loss doctor', 'weight loss clinic', 'bariatric', 'glp 1', 'glp1', 'ozempic', 'wegovy',
    'semaglutide', 'mounjaro', 'tirzepatide', 'zepbound', 'perder peso'
  ], array['weight loss', 'weight management', 'losing weight', 'lose weight', 'obesity', 'glp 1']),
  ('Diabetes', 'service', 'MedlinePlus diabetes', array[
    'diabetic', 'diabetic care', 'diabetes care', 'diabetes doctor', 'diabetes mellitus', 'type 2 diabetes',
    'type 1 diabetes', 'diabetes management', 'blood sugar', 'high blood sugar', 'sugar diabetes', 'prediabetes', 'pre diabetes', 'insulin'
  ], array['diabetes', 'diabetic', 'blood sugar']),
  ('High Blood Pressure', 'service', 'MedlinePlus highbloodpressure', array[
    'hypertension', 'blood pressure', 'hbp'
  ], array['blood pressure', 'hypertension']),
  ('Mental Health', 'service', 'MedlinePlus mentalhealth', array[
    'mental health care', 'mental health doctor', 'mental', 'behavioral health', 'psychiatry', 'psychiatrist', 'anxiety',
    'depression', 'anxiety and depression', 'counseling', 'counselor', 'therapist', 'psychologist', 'adhd', 'insomnia', 'salud mental', 'ansiedad'
  ], array['mental health', 'behavioral health', 'anxiety', 'depression']),
  ('Physicals', 'service', 'MedlinePlus healthcheckup', array[
    'physical', 'physical exam', 'physical examination', 'annual physical', 'yearly physical', 'annual exam', 'yearly exam',
    'annual physical exam', 'physical exams', 'annual checkup', 'yearly checkup', 'annual wellness visit', 'wellness visit', 'checkup', 'check up', 'checkups', 'health check', 'wellness exam', 'sports physical', 'sports physicals', 'school physical',
    'school physicals', 'camp physical', 'dot physical', 'dot physicals', 'work physical'
  ], array['physicals', 'annual physical', 'physical exam', 'physical exams', 'sports physical', 'school physical', 'checkups']),
  ('Menopause', 'service', 'MedlinePlus menopause', array[
    'perimenopause', 'hormone replacement', 'hormone therapy', 'hormones', 'hrt', 'bhrt', 'hot flashes', 'change of life'
  ], array['menopause', 'perimenopause', 'hormone therapy', 'hormone replacement']),
  ('Thyroid', 'service', 'MedlinePlus thyroiddiseases', array[
    'thyroid doctor', 'thyroid disease', 'hypothyroidism', 'hashimotos disease'
  ], array['thyroid', 'hypothyroidism']),
  ('Skin Care', 'service', 'MedlinePlus skinconditions', array[
    'skin', 'skin doctor', 'skin check', 'skin checks', 'dermatology', 'dermatologist', 'mole removal', 'acne'
  ], array['skin', 'dermatology', 'mole removal']),
  ('Newborn Care', 'service', 'MedlinePlus infantandnewborncare', array[
    'newborn', 'newborns', 'infant', 'infants', 'infant care', 'babies', 'baby', 'breastfeeding', 'lactation', 'recien nacido'
  ], array['newborn', 'newborns', 'infants', 'babies']),
  ('House Calls', 'service', 'this project', array[
    'house call', 'home visit', 'home visits', 'house visit', 'house visits', 'in home visit', 'in home visits', 'visits at home',
    'doctor at home', 'mobile doctor', 'doctor that comes to you', 'home doctor',
    'housecalls'
  ], array['house calls', 'home visit', 'home visits', 'visits at home']),
  ('Telehealth', 'service', 'MedlinePlus telehealth', array[
    'telemedicine', 'tele health', 'virtual', 'virtual care', 'virtual visit', 'virtual visits', 'virtual doctor',
    'video visit', 'video visits', 'video doctor', 'online doctor', 'online', 'remote', 'phone visit', 'e visit', 'zoom', 'zoom doctor', 'facetime',
    'video call', 'phone consultation', 'phone appointment', 'telemedicina', 'doctor en linea', 'virtually'
  ], array[
    'telehealth', 'telemedicine', 'video visit', 'video visits', 'by video', 'virtual visits', 'video or phone',
    'phone or video'
  ]),
  ('Urgent Care', 'service', 'this project', array[
    'walk in', 'walk ins', 'walk in clinic', 'same day', 'same day visit', 'same day visits', 'same day appointment', 'same day appointments',
    'next day visit', 'next day visits', 'next day appointment'
  ], array['urgent care', 'same day', 'stitches']),
  ('Accepting New Patients', 'fact', 'this project', array[
    'accepting patients', 'accepting', 'new patients', 'taking new patients', 'taking patients', 'open to new patients', 'accepts new patients',
    'accepts patients', 'accept new patients', 'takes new patients', 'take new patients', 'open panel', 'no waitlist', 'no wait list',
    'no waiting list', 'nuevos pacientes', 'acepta nuevos pacientes'
  ], '{}'),
  ('Telehealth Only', 'fact', 'this project', array[
    'telemedicine only', 'only telehealth', 'only telemedicine', 'virtual only', 'only virtual', 'online only', 'only online'
  ], '{}');

-- Languages as listings name them; each is its own everyday name.
insert into private.search_meanings (label, kind, source, names)
select language, 'language', 'this project', array[
    language || ' speaking', language || ' speaker', 'speaks ' || language, 'in ' || language
  ]
from unnest(array[
    'American Sign Language', 'Amharic', 'Arabic', 'Bengali', 'Cantonese', 'English', 'Farsi', 'French', 'German', 'Greek',
    'Gujarati', 'Haitian Creole', 'Hebrew', 'Hindi', 'Hmong', 'Italian', 'Japanese', 'Khmer', 'Korean', 'Mandarin', 'Navajo',
    'Polish', 'Portuguese', 'Punjabi', 'Russian', 'Somali', 'Spanish', 'Tagalog', 'Tamil', 'Telugu', 'Ukrainian', 'Urdu',
    'Vietnamese', 'Yiddish'
  ]) as language;

update private.search_meanings set names = names || added from (values
  ('American Sign Language', array['asl', 'sign language']),
  ('Farsi', array['persian']),
  ('Haitian Creole', array['creole', 'kreyol']),
  ('Mandarin', array['chinese', 'mandarin chinese']),
  ('Spanish', array[
    'espanol', 'habla espanol', 'hable espanol', 'hablan espanol', 'hablamos espanol', 'hablo espanol', 'en espanol', 'latino doctor',
    'latina doctor', 'hispanic doctor'
  ]),
  ('Portuguese', array['brazilian']),
  ('Tagalog', array['filipino'])
) as more (language, added) where label = language;

create table private.place_nicknames (
  name text primary key,
  -- Null where a whole state is meant.
  city text,
  state text not null references private.us_states (code)
);

comment on table private.place_nicknames is
  'Names of places that no ZIP code carries: folded, without punctuation. From common use. What is only spelled otherwise '
  '("St.", "Ft.", "Mt.") private.place_key makes the same.';

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

create table private.territories (
  label text primary key,
  names text[] not null,
  zips text
);

comment on table private.territories is
  'What belongs to the United States, or its mail does, and is not in the directory of ZIP codes; with a pattern of its ZIP '
  'codes. Source: U.S. Postal Service, Publication 28, appendix B, and the three-digit ZIP prefixes of labeling list L002. And '
  'countries that people search for, which have none.';

insert into private.territories (label, names, zips) values
  ('Puerto Rico', array['pr', 'puerto rico'], '^00[679]'),
  ('the U.S. Virgin Islands', array[
    'us virgin islands', 'u s virgin islands', 'virgin islands', 'usvi', 'vi', 'st thomas vi', 'st croix', 'st croix vi', 'st john vi'
  ], '^008'),
  ('Guam', array['gu', 'guam'], '^969[123]'),
  ('the Northern Mariana Islands', array['northern mariana islands', 'saipan'], '^9695'),
  ('American Samoa', array['american samoa'], '^96799'),
  ('military mail', array['apo', 'fpo'], '^(09|340|96[2-6])'),
  ('Canada', array['canada', 'vancouver bc', 'british columbia', 'toronto ontario', 'toronto on', 'montreal quebec'], null),
  ('Mexico', array['mexico', 'mexico city', 'tijuana'], null),
  ('the United Kingdom', array['uk', 'united kingdom', 'england', 'great britain', 'scotland'], null),
  ('France', array['france', 'paris france'], null),
  ('Germany', array['germany'], null),
  ('India', array['india'], null),
  ('Australia', array['australia'], null);
