import type { Toc } from "@stefanprobst/rehype-extract-toc";

/** Links to the sections of an article, which the frame around it follows. */
export function ContentsList({ sections }: { sections: Toc }) {
  return (
    <ol className="contents-list">
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ol>
  );
}
