import { type ChangeEventHandler, createContext, useContext } from 'react'

export type Choices = {
  /** For `onChange` of a field. */
  choose: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  /** Sets a field by its name, for buttons and links. */
  set: (name: string, value: string) => void
}

export const ChoicesContext = createContext<Choices>({ choose: () => {}, set: () => {} })

/** The handlers that change the input of the calculator. */
export const useChoices = (): Choices => useContext(ChoicesContext)
