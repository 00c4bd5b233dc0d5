/** The names in `Halo {{name}}, …` as a union. */
type Places<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never

/** A text with named places. `secrets`: the places whose values are deleted after delivery. */
export type Template<Place extends string = string, Secret extends Place = Place> = {
  /** The name registered with the messenger: lower case with underscores. */
  name: string
  /** The subject of an e-mail. Other channels ignore it. */
  subject: string
  text: string
  secrets: readonly Secret[]
  /** Only for the compiler: it checks that every place has a value. */
  places?: Place
}

/** Declares a message in its own file, `<what-happened>.message.ts`. */
export function template<const Text extends string, const Secret extends Places<Text> = never>(
  name: string,
  subject: string,
  text: Text,
  secrets: readonly Secret[] = [],
): Template<Places<Text>, Secret> {
  return { name, subject, text, secrets }
}

/** Fills the places that have a value and keeps the others. Text in a value never becomes a place. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]).replace(/\{(?=\{)/g, '{ ') : place,
  )
}
