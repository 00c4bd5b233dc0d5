type Props = { parts: readonly { title: string; lines: readonly string[] }[] }

/** Lists of sentences, each under its title. */
export function TitledLists({ parts }: Props) {
  return parts.map(({ title, lines }) => (
    <section key={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="mt-1">
            {line}
          </li>
        ))}
      </ul>
    </section>
  ))
}
