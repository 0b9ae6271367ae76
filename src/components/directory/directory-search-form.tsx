import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formFields, NearMe, useNearMe } from "@/components/directory/near-me";
import { SearchField } from "@/components/forms/search-field";
import { Button } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { searched } from "@/lib/browser/search-params";
import { withoutNearMe } from "@/lib/directory/recent-searches";
import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

// Loaded when the field gets the focus. If it can't be loaded, the field works without suggestions.
const loadSuggestions = () => import("@/components/directory/suggestions");
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions, {
  Failed: nothing,
});

/** Saves a search on the device, to suggest it again; skipped if the script can't be loaded. */
const rememberSearch = (text: string) =>
  void loadSuggestions().then(
    (suggestions) => suggestions.rememberSearch(text),
    () => undefined,
  );

interface DirectorySearchFormProps {
  /** The initial text. Change the `key` with it to reset the field. */
  defaultValue?: string;
  isLabelHidden?: boolean;
  /** Keeps it low, with the button beside the field on phones too. */
  isCompact?: boolean;
  className?: string;
  /** The controls below the field, "Near me" among them. */
  controls?: (nearMe: ReactNode) => ReactNode;
  /** Hidden fields that the URL keeps. */
  children?: ReactNode;
}

/** The search form of the directory, for any page. Before hydration the browser submits it. */
export function DirectorySearchForm({
  defaultValue,
  isLabelHidden,
  isCompact = false,
  className,
  controls,
  children,
}: DirectorySearchFormProps) {
  const navigate = useNavigate();
  const nearMe = useNearMe();
  const [box, setBox] = useState<HTMLInputElement>();
  const [inputProps, setInputProps] = useState<ComponentProps<"input">>();

  function searchFor(text: string, form: HTMLFormElement | null) {
    const { beside } = formFields(form);
    const withoutNear = withoutNearMe(text);
    if (withoutNear !== text) return void nearMe.searchAround(withoutNear, beside);
    rememberSearch(text);
    void navigate(paths.directory({ search: text, ...beside }), { state: searched });
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    searchFor(formFields(event.currentTarget).text, event.currentTarget);
  }

  const nearMeButton = <NearMe {...nearMe} variant={controls ? "secondary" : "ghost"} />;

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know `<search>`.
    <form
      role="search"
      action={withLanguage(paths.directory())}
      onSubmit={search}
      className={className}
    >
      <SearchField
        label={t`Find a doctor`}
        isLabelHidden={isLabelHidden}
        isCompact={isCompact}
        className={isCompact ? "max-w-184" : "max-w-3xl"}
        name="search"
        defaultValue={defaultValue}
        placeholder={t`City, zip code, or specialty...`}
        role="combobox"
        aria-expanded={false}
        onFocus={(event) => setBox(event.currentTarget)}
        // The visitor may have focused the field before the app hydrated.
        ref={(input) => {
          if (input && input === document.activeElement) setBox(input);
        }}
        {...inputProps}
        popup={
          box && (
            <Suggestions
              box={box}
              onInputProps={setInputProps}
              onSearch={(text) => searchFor(text, box.form)}
            />
          )
        }
        action={
          <Button type="submit" className={isCompact ? "max-sm:px-4 sm:px-7" : "sm:px-7"}>
            <Trans>Search</Trans>
          </Button>
        }
      />
      <div className="mt-2 noscript:hidden">{controls ? controls(nearMeButton) : nearMeButton}</div>
      {children}
      {nearMe.problem && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {nearMe.problem}
        </p>
      )}
    </form>
  );
}
