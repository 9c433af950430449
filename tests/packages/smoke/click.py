import click
from click.testing import CliRunner


@click.group(invoke_without_command=True)
@click.option('--debug/--no-debug', default=False, help='Says more.')
@click.version_option('1.0', prog_name='tool')
@click.pass_context
def cli(ctx, debug):
    """A tool that does things."""
    ctx.obj = {'debug': debug}
    if ctx.invoked_subcommand is None:
        click.echo('nothing to do')


@cli.command()
@click.argument('names', nargs=-1, required=True)
@click.option('-n', '--count', type=click.IntRange(1, 5), default=1, show_default=True, help='How often.')
@click.option('--shout', is_flag=True)
@click.option('--kind', type=click.Choice(['a', 'b'], case_sensitive=False), multiple=True)
@click.pass_obj
def greet(obj, names, count, shout, kind):
    """Greets NAMES."""
    for name in names * count:
        text = f'Hello {name} {obj} {kind}'
        click.echo(text.upper() if shout else text)


@cli.command('ask', hidden=True)
@click.option('--age', prompt='Age', type=int)
@click.confirmation_option(prompt='Sure?')
def ask(age):
    click.secho(f'{age + 1}', fg='green', bold=True)


run = CliRunner().invoke
for args, given in [([], None), (['--help'], None), (['greet', '--help'], None), (['--debug', 'greet', 'x', 'y', '-n2', '--kind', 'A'], None), (['greet'], None), (['greet', 'x', '-n', '9'], None), (['greet', 'x', '--kind', 'z'], None),
                    (['nope'], None), (['greet', 'x', '--coun', '1'], None), (['--version'], None), (['ask'], 'x\n4\ny\n'), (['ask', '--age', '3'], 'n\n'), (['greet', '--shout', 'é'], None)]:
    r = run(cli, args, input=given)
    print(args, r.exit_code, r.exception)
    print(r.output)
print(click.style('x', fg='red'), click.unstyle('\x1b[1mx\x1b[0m'), click.format_filename('a/b', shorten=True), cli.name, [p.name for p in greet.params], click.wrap_text('a b c ' * 9, width=20))
