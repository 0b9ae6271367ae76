-- What kind of practice it is: one that lives on memberships alone, or one that also bills insurance; and what the law of its state makes
-- it say of that.

alter table public.doctors
  -- Null until somebody says so.
  add column model text constraint doctors_model_check check (model in ('pure', 'hybrid')),
  add column state_statement text constraint doctors_state_statement_check check (
    char_length(state_statement) <= 1000 and btrim(state_statement) <> ''
  );

comment on column public.doctors.model is 'pure: memberships alone pay for care; hybrid: insurance is billed for some patients.';
comment on column public.doctors.state_statement is
  'What the law of its state makes it say, such as that a membership is no insurance: its own words, as plain text of several lines.';

grant insert (model, state_statement), update (model, state_statement) on table public.doctors to authenticated;

insert into private.listing_fields (name, is_correctable) values ('model', true), ('state_statement', false);
