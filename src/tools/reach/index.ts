/** The door for tools that ask which answers lead somewhere: checker, robot and scenarios. */
export { anyOther, isAnyOther } from './domains';
export { all, any, branchGoal, holds, not, onPath, opened, openPlan, type Goal, type Plan } from './goals';
export { boundsBy, modelOf, placeGoal, type Model, type ShownBlock } from './model';
export { search, type SearchResult, type SearchOptions } from './search';
