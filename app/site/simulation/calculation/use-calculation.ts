import { type ChangeEvent, useCallback, useMemo, useReducer } from 'react'
import { useLastFinished, useTyping } from '../use-typing.ts'
import { applyingOf } from './applying.ts'
import { type Asked, type Change, withChange } from './asked.ts'
import type { Calculation } from './calculate.ts'
import { calculateOnce } from './calculate-once.ts'
import type { CalculatorFacts } from './facts.ts'

type Start = { asked: Asked; today: string; facts: CalculatorFacts }

/** The input of the calculator and its result. While the visitor types, no error is shown and no figure disappears. */
export function useCalculation({ asked: first, today, facts }: Start) {
  const [asked, change] = useReducer(withChange, first)
  const { isTyping, keyPressed, rest } = useTyping()
  const choose = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (target.type === 'text') keyPressed()
      change(changeOf(target))
    },
    [keyPressed],
  )
  const calculation = calculateOnce(facts, asked, today)
  return {
    asked,
    /** The input without values that do not apply, for the address. */
    applying: useMemo(() => applyingOf(asked, calculation), [asked, calculation]),
    calculation: useLastFinished(calculation, !isTyping || (!calculation.refused && hasFigures(calculation))),
    change,
    choose,
    /** Call it when a field loses the focus: the input counts as finished. */
    rest,
  }
}

function changeOf({ name, value, type, ...target }: HTMLInputElement | HTMLSelectElement): Change {
  return type === 'checkbox' ? { name, value, isTicked: 'checked' in target && target.checked } : { name, value }
}

const hasFigures = ({ way, chosen }: Calculation): boolean => way === 'tunai' || Boolean(chosen?.offer?.breakdown)
