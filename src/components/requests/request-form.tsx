import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangeEvent, useId, useState } from "react";
import { type UseFormRegisterReturn, useForm, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { type FieldError, FieldNotes, messageOf, noteAttributes } from "@/components/forms/field";
import { atMost, phoneNumber } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useHousehold } from "@/hooks/prices/household";
import { usePlans } from "@/hooks/prices/plans";
import { type NewRequest, useSendRequest } from "@/hooks/requests/own-requests";
import { clearDraft, loadDraft, saveDraft } from "@/lib/browser/draft";
import { requestDraft } from "@/lib/browser/draft-names";
import { today, yearFromToday } from "@/lib/format/dates";
import { plainLine } from "@/lib/format/plain-line";
import { isFull } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { tierName } from "@/lib/prices/age-spans";
import { type Ages, adultAge, readAges } from "@/lib/prices/household-ages";
import { questionLabels, type RequestQuestion, requestQuestions } from "@/lib/requests/questions";
import type { RequestKind } from "@/lib/requests/request-status";
import { practiceRequestsLimits } from "@/lib/supabase/column-limits";
import { maxHouseholdSize } from "@/lib/supabase/shared-limits";
import { toast } from "@/lib/toast";

const peopleOptions = {
  self: t`Me`,
  child: t`My child`,
  parent: t`My parent`,
  household: t`My household`,
} satisfies Record<NewRequest["requested_for"], string>;
const people = z.enum(["self", "child", "parent", "household"]);
const contactMethods = z.enum(["email", "phone", "text"]);

const question = z.enum(requestQuestions);

/** A request as typed. An empty string means null. */
const requestSchema = z
  .object({
    plan: plainLine.refine(...atMost(practiceRequestsLimits.plan)),
    requested_for: people,
    ages: z
      .string()
      .trim()
      .refine(
        (text) => text === "" || readAges(text) !== null,
        t`Enter up to ${maxHouseholdSize} ages, like 34, 36, 4`,
      ),
    starts_on: z
      .string()
      .refine(
        (day) => day === "" || (day >= today() && day <= yearFromToday()),
        t`Choose a day from today up to 12 months ahead`,
      ),
    contact_method: contactMethods,
    phone: phoneNumber,
    preferred_times: z
      .string()
      .trim()
      .refine(...atMost(practiceRequestsLimits.preferred_times)),
    questions: z.array(question),
  })
  .refine(({ contact_method, phone }) => contact_method === "email" || phone !== "", {
    path: ["phone"],
    error: t`Enter your phone number, or choose email`,
  });
const questionSchema = requestSchema.refine(({ questions }) => questions.length > 0, {
  path: ["questions"],
  error: t`Choose at least one question`,
});
type RequestValues = z.infer<typeof requestSchema>;

/** The household's ages that belong to the people a request is for; empty if unknown. */
function agesOf(who: RequestValues["requested_for"], household: Ages | null): string {
  const ages = (household ?? []).filter(
    (age) => who === "household" || (who === "child" ? age < adultAge : age >= adultAge),
  );
  // With several adults it's unknown which one the member is.
  const isUnknown = who === "parent" || (who === "self" && ages.length > 1);
  return isUnknown ? "" : ages.join(", ");
}

/** The values of a new form: a stored draft, completed from the household. Unreadable values are ignored. */
function toRequestValues(
  draft: unknown,
  purpose: RequestKind,
  about: string | null,
  household: Ages | null,
  offered: readonly RequestQuestion[],
): RequestValues {
  const isForAll = purpose !== "appointment" && household !== null && household.length > 1;
  const who = isForAll ? "household" : "self";
  const text = z.string().catch("");
  return z
    .object({
      plan: text,
      requested_for: people.catch(who),
      ages: z.string().catch(agesOf(who, household)),
      starts_on: text,
      contact_method: contactMethods.catch("email"),
      phone: text,
      preferred_times: text,
      questions: z
        .array(question)
        .catch([])
        .transform((chosen) => offered.filter((one) => one === about || chosen.includes(one))),
    })
    .parse(draft ?? {});
}

interface RequestFormProps {
  listing: { id: string; accepting_new_patients: boolean | null };
  purpose: RequestKind;
  /** The question to ask, as a link names it. */
  about: string | null;
  /** Null for a visitor, who must sign in to send it. */
  userId: string | null;
}

/**
 * Requests a membership, an appointment, or a meet-and-greet, or asks questions. A draft is stored
 * on the device until the request is sent.
 */
export function RequestForm({ listing, purpose, about, userId }: RequestFormProps) {
  const listingId = listing.id;
  const isForWaitlist = isFull(listing) && purpose === "membership";
  // The listing answers whether there is room, unless that is unknown.
  const offered = requestQuestions.filter(
    (one) => one !== "new_patients" || listing.accepting_new_patients === null,
  );
  const send = useSendRequest();
  const [isSignInDue, setIsSignInDue] = useState(false);
  const draft = requestDraft(listingId, purpose, userId);
  const household = useHousehold().ages;
  const { register, handleSubmit, control, getValues, setValue, getFieldState, formState } =
    useForm({
      resolver: zodResolver(purpose === "question" ? questionSchema : requestSchema),
      defaultValues: toRequestValues(loadDraft(draft), purpose, about, household, offered),
    });
  const { errors } = formState;
  const fieldProps = (field: Exclude<keyof RequestValues, "questions">) => ({
    error: errors[field],
    ...register(field),
  });
  const [who, method] = useWatch({ control, name: ["requested_for", "contact_method"] });

  /** Fills in the ages of the chosen people, unless the member has typed others. */
  function choosePeople(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = people.parse(event.target.value);
    if (!getFieldState("ages").isDirty) {
      setValue("ages", agesOf(chosen, household));
    }
  }

  const submit = handleSubmit(
    async ({ ages, plan, preferred_times, starts_on, phone, ...rest }) => {
      if (userId === null) {
        setIsSignInDue(true);
        return;
      }
      await send.mutateAsync({
        doctor_id: listingId,
        user_id: userId,
        kind: purpose,
        plan: plan || null,
        ages: [...(readAges(ages) ?? [])],
        starts_on: starts_on || null,
        phone: phone || null,
        preferred_times: preferred_times || null,
        ...rest,
      });
      clearDraft(draft);
      toast({
        title: purpose === "question" ? t`Question sent!` : t`Request sent!`,
        tone: "success",
      });
    },
  );

  const questions = (
    <QuestionsField
      offered={offered}
      isOptional={purpose !== "question"}
      error={errors.questions}
      registration={register("questions")}
    />
  );
  return (
    <Form
      onChange={() => saveDraft(draft, getValues())}
      onSubmit={submit}
      submitsOnEnter={false}
      className="grid gap-5"
    >
      {purpose === "question" && questions}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {purpose === "membership" && (
          <>
            <PlanField listingId={listingId} error={errors.plan} registration={register("plan")} />
            <TextField
              label={t`Start date`}
              type="date"
              isOptional
              min={today()}
              max={yearFromToday()}
              {...fieldProps("starts_on")}
            />
          </>
        )}
        <SelectField
          label={t`Who is it for?`}
          error={errors.requested_for}
          {...register("requested_for", { onChange: choosePeople })}
        >
          {Object.entries(peopleOptions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={who === "household" ? t`Ages` : t`Age`}
          isOptional
          placeholder={who === "household" ? "34, 36, 4" : undefined}
          {...fieldProps("ages")}
        />
        <SelectField label={t`Best way to reach you`} {...fieldProps("contact_method")}>
          <option value="email">{t`Email`}</option>
          <option value="phone">{t`Phone call`}</option>
          <option value="text">{t`Text message`}</option>
        </SelectField>
        <TextField
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          isOptional={method === "email"}
          required={method !== "email"}
          {...fieldProps("phone")}
        />
      </div>
      {purpose !== "question" && (
        <>
          <TextareaField
            label={
              purpose === "membership" ? t`Best times to reach you` : t`Times that work for you`
            }
            isOptional
            rows={2}
            placeholder={t`Weekday mornings, or Friday after 3 pm`}
            {...fieldProps("preferred_times")}
          />
          {questions}
        </>
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p className="font-semibold text-ink">{t`Please don't include medical details.`}</p>
        <p>
          {t`Your name, your email address, and what you enter here are shared only with this practice, so it can answer.`}
          {userId === null && <span> {t`You need a free account to send it.`}</span>}
        </p>
      </div>
      <FormFailure error={send.error} />
      {isSignInDue && <SignInToSend purpose={purpose} />}
      <div className="flex justify-end">
        <Button type="submit" isBusy={send.isPending}>
          {isForWaitlist
            ? t`Join the waitlist`
            : purpose === "question"
              ? t`Send question`
              : t`Send request`}
        </Button>
      </div>
    </Form>
  );
}

interface QuestionsFieldProps {
  offered: readonly RequestQuestion[];
  isOptional: boolean;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

/** The questions for the practice. */
function QuestionsField({ offered, isOptional, error, registration }: QuestionsFieldProps) {
  const id = useId();
  const message = messageOf(error);
  return (
    <fieldset {...noteAttributes(id, false, message !== undefined)}>
      <legend className="text-sm font-semibold">
        {t`Questions for the practice`}
        {isOptional && <span className="font-normal text-ink-soft"> {t`(optional)`}</span>}
      </legend>
      <div className="grid gap-y-1 sm:grid-cols-2 sm:gap-x-5">
        {offered.map((question) => (
          <CheckboxField
            key={question}
            label={questionLabels[question]}
            value={question}
            {...registration}
          />
        ))}
      </div>
      <FieldNotes id={id} message={message} />
    </fieldset>
  );
}

/** A notice that a request needs an account, with links that return here. */
function SignInToSend({ purpose }: { purpose: RequestKind }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <Notice
      isAlert
      scrollsTo
      title={
        purpose === "question"
          ? t`Please sign in to send your question`
          : t`Please sign in to send your request`
      }
      actions={
        <>
          <LinkButton to={paths.signIn(here)} size="sm">
            {t`Sign In`}
          </LinkButton>
          <LinkButton to={paths.signUp("patient", here)} variant="secondary" size="sm">
            {t`Create account`}
          </LinkButton>
        </>
      }
    >
      {t`What you wrote is saved on this device. Once it's sent, your dashboard shows its status.`}
    </Notice>
  );
}

interface PlanFieldProps {
  listingId: string;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

/** The requested membership: one of the practice's plans, or free text. */
function PlanField({ listingId, error, registration }: PlanFieldProps) {
  const { data: plans, isPending } = usePlans(listingId);

  if (plans && plans.length > 0) {
    return (
      <SelectField label={t`Membership`} isOptional error={error} {...registration}>
        <option value="">{t`Not sure yet`}</option>
        {plans.map((plan) => (
          <option key={plan} value={plan}>
            {tierName(plan)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={t`Membership`}
      isOptional
      readOnly={isPending}
      placeholder={t`Family plan`}
      error={error}
      {...registration}
    />
  );
}
