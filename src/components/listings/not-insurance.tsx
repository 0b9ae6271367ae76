/** The notice below every price. */
export function NotInsurance() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Direct primary care is not health insurance. It does not cover emergencies, hospital stays or
      specialists.
    </p>
  );
}
