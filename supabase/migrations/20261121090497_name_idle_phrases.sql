-- What people type that no listing can answer: "female doctor", "takes aetna", "affordable". Sought as words it would leave nobody, so it
-- counts for nothing, and the directory says so where somebody might think that it did.

create type private.idle_reason as enum ('true of all', 'untold', 'insurance');

create table private.idle_phrases (
  phrase text primary key,
  reason private.idle_reason not null
);

comment on table private.idle_phrases is
  'Words of a search that tell no practice from another, folded and without punctuation: what every practice of the directory is, what no '
  'listing says, and insurers, without whom memberships are paid. Gathered by hand.';
alter table private.idle_phrases enable row level security;

insert into private.idle_phrases (phrase, reason)
select phrase, 'true of all'::private.idle_reason from unnest(array[
  'low cost', 'lower cost', 'low price', 'low priced', 'low prices', 'lowest price', 'flat fee', 'flat rate', 'monthly fee', 'monthly membership',
  'cash pay', 'cash only', 'cash price', 'takes cash', 'take cash', 'self pay', 'private pay', 'no insurance', 'without insurance', 'dont have insurance',
  'do not have insurance', 'uninsured', 'insurance free', 'no copay', 'no copays', 'board certified', 'physician assistant', 'physician assistants',
  'medical doctor', 'medical doctors', 'medical clinic', 'medical clinics', 'medical office', 'medical offices', 'medical care', 'medical practice',
  'united states', 'direct access', 'family plan', 'family plans', 'family membership', 'family price',
  'concierge medicine', 'membership medicine', 'retainer medicine', 'near to me', 'close to me', 'close by', 'in my area', 'around here'
]) as phrase
union all
select phrase, 'untold' from unnest(array[
  'female', 'females', 'female only', 'woman', 'lady', 'woman doctor', 'lady doctor', 'male', 'males', 'man', 'man doctor', 'young', 'older', 'friendly',
  'kind', 'caring', 'gentle', 'lgbt', 'lgbtq', 'lgbtqia', 'lgbtq friendly', 'lgbt friendly', 'queer', 'queer friendly', 'gay', 'gay friendly',
  'trans', 'transgender', 'trans friendly', 'gender affirming', 'kid friendly', 'black doctor', 'african american', 'indian doctor', 'asian doctor',
  'native american', 'muslim', 'jewish', 'catholic', 'christian doctor', 'bilingual', 'interpreter', 'wheelchair', 'wheelchair accessible', 'parking',
  'free', 'free clinic', 'sliding scale', 'open now', 'open today', 'today', 'tomorrow', 'tonight', 'mujer'
]) as phrase
union all
select phrase, 'insurance' from unnest(array[
  'insurance', 'takes insurance', 'take insurance', 'accepts insurance', 'accept insurance', 'my insurance', 'health insurance', 'in network', 'medicare',
  'medicare advantage', 'medicaid', 'medi cal', 'medical insurance', 'tricare', 'va benefits', 'chip', 'obamacare', 'marketplace insurance', 'aetna',
  'anthem', 'blue cross', 'blue shield', 'blue cross blue shield', 'bcbs', 'cigna', 'humana', 'kaiser', 'kaiser permanente', 'united healthcare',
  'unitedhealthcare', 'uhc', 'molina', 'centene', 'ambetter', 'oscar health', 'wellcare', 'highmark', 'ppo', 'hmo', 'seguro', 'sin seguro'
]) as phrase;
