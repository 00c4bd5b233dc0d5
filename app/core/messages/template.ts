/** The names in `Halo {{name}}, …` as a union. */
type Places<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never

/** A text with named places, and which of them hold what nobody may read back later. */
export type Template<Place extends string = string, Secret extends Place = Place> = {
  /** As it is registered with the messenger: lower case with underscores. */
  name: string
  /** The first line of an e-mail; messengers do without. */
  subject: string
  text: string
  secrets: readonly Secret[]
  /** Keeps the compiler asking for every place. */
  places?: Place
}

/** Declares a message in a file of its own, `<what-happened>.message.ts`. */
export function template<const Text extends string, const Secret extends Places<Text> = never>(
  name: string,
  subject: string,
  text: Text,
  secrets: readonly Secret[] = [],
): Template<Places<Text>, Secret> {
  return { name, subject, text, secrets }
}

/** Fills the places that have a value and leaves the others as they stand. What is filled in never becomes a place. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]).replace(/\{(?=\{)/g, '{ ') : place,
  )
}
