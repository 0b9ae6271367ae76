import { useState } from "react";
import { SearchPicker } from "@/components/admin/search-picker";
import { type Replacement, useReplacements } from "@/hooks/admin/replacements";

interface ReplacementPickerProps {
  label: string;
  hint: string;
  /** The id of a listing to leave out. */
  exceptId?: string;
  chosen: Replacement | null;
  onChoose: (listing: Replacement | null) => void;
}

/** Finds a published listing. */
export function ReplacementPicker(props: ReplacementPickerProps) {
  const [text, setText] = useState("");
  return (
    <SearchPicker
      {...props}
      text={text}
      onTextChange={setText}
      query={useReplacements(text.trim())}
      describe={({ practice_name, address_city, address_state, address_zip }) => ({
        title: practice_name,
        note: `${address_city}, ${address_state} ${address_zip}`,
      })}
    />
  );
}
