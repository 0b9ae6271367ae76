import { Check } from "lucide-react";
import { Container } from "@/components/ui/container";

const included = [
  "Visits in person or by phone and video",
  "Calls, emails and texts with your doctor",
  "Checkups, everyday illness and long-term conditions",
  "A price you know before you join",
];

export function HomePrice() {
  return (
    <Container>
      <section className="grid gap-x-16 gap-y-10 rounded-2xl bg-deep px-6 py-10 text-on-deep ring-1 ring-deep-line ring-inset sm:p-14 lg:grid-cols-2 lg:p-20">
        <div>
          <h2 className="text-3xl">What it costs</h2>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-3 font-display font-semibold">
            <span className="text-hero text-accent">$50–150</span>
            <span className="text-xl">a month</span>
          </p>
          <p className="mt-4 max-w-md text-on-deep-soft">
            is what a membership typically costs per person. Each practice sets its own price, often
            by age.
          </p>
        </div>
        <div>
          <h3 className="text-xl">A membership usually covers</h3>
          <ul className="mt-5 grid gap-3.5">
            {included.map((text) => (
              <li key={text} className="flex gap-3.5">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-8 border-t border-deep-line pt-6 text-on-deep-soft">
            <strong className="font-semibold text-on-deep">
              Direct primary care is not health insurance.
            </strong>{" "}
            It does not pay for hospital, specialist or emergency care.
          </p>
        </div>
      </section>
    </Container>
  );
}
