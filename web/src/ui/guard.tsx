// What cannot be drawn is its own loss: all else on the page stays.
import { Component, type ComponentChildren } from 'preact';

interface Props {
    /** What is drawn: where it is another, drawing is tried again. */
    of: unknown;
    children: ComponentChildren;
}

/** Draws what is in it; where that throws, a sentence in its place. One stands around each thing that a program or a file can shape. */
export class Guard extends Component<Props, { of: unknown; failed: boolean }> {
    override state = { of: undefined, failed: false };

    static override getDerivedStateFromProps({ of }: Props, state: { of: unknown }) {
        return of === state.of ? null : { of, failed: false };
    }

    static override getDerivedStateFromError() {
        return { failed: true };
    }

    override render() {
        return this.state.failed ? <p class="quiet" role="alert">This cannot be drawn.</p> : this.props.children;
    }
}
