# Completions of law for PowerShell (powershell, pwsh).
Register-ArgumentCompleter -Native -CommandName law -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.StartOffset -lt $cursorPosition } | ForEach-Object { $_.Extent.Text })
    if ($wordToComplete -eq '') { $typed += '""' }
    $before = $env:@VARIABLE@
    $env:@VARIABLE@ = 'powershell'
    try {
        & law -- @typed 2>$null | ForEach-Object {
            $value, $about = $_ -split "`t", 2
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $about)
        }
    } finally {
        if ($null -eq $before) { Remove-Item Env:@VARIABLE@ } else { $env:@VARIABLE@ = $before }
    }
}
