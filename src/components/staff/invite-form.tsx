import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { useInvite } from "@/hooks/staff/govern";
import { canAssignRole, type PracticePermission, roleNames, staffRoles } from "@/lib/staff/roles";
import { toast } from "@/lib/toast";

const inviteSchema = z.object({
  // The same check as the table's; it excludes characters that could add headers to a mailto link.
  email: z
    .string()
    .trim()
    .regex(/^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$/, "Enter an email address like name@example.com")
    .max(254, "An email address can have up to 254 characters"),
  role: z.enum(["front_desk", "manager"]),
});

interface InviteFormProps {
  practiceId: string;
  /** The permissions of the person who invites. */
  permissions: readonly PracticePermission[];
}

/** Invites a person to work for a practice. */
export function InviteForm({ practiceId, permissions }: InviteFormProps) {
  const invite = useInvite();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: "", role: "front_desk" as const },
  });
  const options = staffRoles
    .filter(({ role }) => canAssignRole(permissions, role))
    .map(({ role, description }) => ({ value: role, label: roleNames[role], hint: description }));

  const submit = handleSubmit(async ({ email, role }) => {
    try {
      await invite.mutateAsync({ practiceId, email, role });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    toast({
      title: "Invitation created",
      description: "We'll email it unless this address bounces or has opted out.",
      tone: "success",
    });
    reset();
  });

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email of the person you invite"
        type="email"
        autoComplete="off"
        hint="Only someone who has confirmed this email can accept. We don't reveal whether it has an account."
        error={formState.errors.email}
        {...register("email")}
      />
      <RadioGroupField label="Role" options={options} {...register("role")} />
      <FormFailure error={invite.error} />
      <div>
        <Button type="submit" isBusy={formState.isSubmitting}>
          Invite
        </Button>
      </div>
    </Form>
  );
}
