import {
  Component,
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface Retry {
  onRetry: () => void;
}

interface LazyPartOptions<Props> {
  /** Shown while the script loads; nothing by default. */
  Loading?: ComponentType<Props>;
  /** Shown while the script can't be loaded; a message and a button by default. */
  Failed?: ComponentType<Props & Retry>;
}

class ScriptNotLoaded extends Error {}

/**
 * Makes a component whose script is loaded when it first renders. If the script can't be loaded, only this component
 * shows an error. It retries on a click and when the connection is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed = LoadFailed }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let current: { Part: LazyExoticComponent<ComponentType<Props>> } | null = null;

  // React caches a failed load, so each attempt needs a new lazy component.
  function attempt() {
    current ??= {
      Part: lazy(async () => {
        try {
          return { default: await load() };
        } catch (cause) {
          current = null;
          throw new ScriptNotLoaded("A part of the page could not be loaded.", { cause });
        }
      }),
    };
    return current;
  }

  return function LazyPart(props: Props) {
    const [state, setState] = useState(() => ({ ...attempt(), attempts: 1 }));
    const onRetry = () => setState(({ attempts }) => ({ ...attempt(), attempts: attempts + 1 }));
    const failure = (
      <>
        <RetryWhenOnline onRetry={onRetry} />
        {createElement(Failed, { ...props, onRetry })}
      </>
    );
    return (
      <Suspense fallback={Loading && createElement(Loading, props)}>
        <ScriptBoundary key={state.attempts} failure={failure}>
          {createElement<Props>(state.Part, props)}
        </ScriptBoundary>
      </Suspense>
    );
  };
}

/**
 * Like `lazyPart` for a dialog: if its script can't be loaded, it closes with a toast, and opening
 * it again retries.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, { Failed: DialogFailed });
}

/** A fallback for optional components: nothing is shown until the script can be loaded. */
export const nothing = (): null => null;

function LoadFailed({ onRetry }: Retry) {
  return (
    <p role="alert" className="text-sm">
      <Trans>Couldn't load this. Check your connection and try again.</Trans>{" "}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}

function DialogFailed({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: t`Couldn't open this`,
      description: t`Check your connection and try again.`,
      tone: "error",
    });
    onClose();
  }, [onClose]);
  return null;
}

function RetryWhenOnline({ onRetry }: Retry) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return null;
}

interface ScriptBoundaryProps {
  failure: ReactNode;
  children: ReactNode;
}

/** Catches failed script loads. Other errors go to the page's error boundary. */
class ScriptBoundary extends Component<ScriptBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScriptNotLoaded) return this.props.failure;
    throw error;
  }
}
