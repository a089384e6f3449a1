/** The look of the box, in its own shadow tree. */
export const overlayStyle = `
:host { display: block; padding: 6px 12px; background: #fff; font: 14px/1.45 system-ui, sans-serif; color: #1c1c1c; }
section { max-width: 1168px; margin: 0 auto; max-height: min(50vh, 480px); display: flex; flex-direction: column;
  background: #fff; border: 1px solid #b3261e; border-radius: 8px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 8px 12px;
  border-bottom: 1px solid #ddd; }
h2 { margin: 0; font-size: 15px; }
ol { margin: 0; padding: 0; overflow: auto; list-style: none; }
li { padding: 10px 12px; border-left: 4px solid #b3261e; }
li + li { border-top: 1px solid #eee; }
li.advice { border-left-color: #8a6100; }
strong { margin-right: 8px; color: #b3261e; }
.advice strong { color: #8a6100; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
.where { color: #5a5a5a; }
.mend { font-weight: 600; }
button { font: inherit; min-height: 28px; padding: 2px 10px; color: inherit; background: #f2f2f2; border: 1px solid #bbb;
  border-radius: 6px; cursor: pointer; }
button.place { padding: 0; min-height: 24px; color: #0b57d0; background: none; border: 0; text-decoration: underline;
  overflow-wrap: anywhere; text-align: left; }
button.chip { background: #fff; border-color: #8a6100; }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
@media print { :host { display: none; } }
`;
