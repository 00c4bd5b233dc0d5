import { type ChangeEventHandler, createContext, useContext } from 'react'

export type Choices = {
  /** For `onChange` of a field. */
  choose: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  /** For whatever is no field. */
  set: (name: string, value: string) => void
}

export const ChoicesContext = createContext<Choices>({ choose: () => {}, set: () => {} })

/** How the questions of the calculator change what is asked for. */
export const useChoices = (): Choices => useContext(ChoicesContext)
