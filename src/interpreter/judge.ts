/** The door to what judges answers: yup, as code of its own. It is handed back by `appointJudge` of the other door. */
export { judge } from './validation/judge';
